import { parseArgs } from 'node:util';
import { check } from './check';
import { type Asked, faultNames, patternNames, slot } from './slot';
import { say } from './table';

// `npm run simulate -- --learners N [--processes N] [--hand-ins clock,hand,rush] [--faults NAMES] [--seed N]`: a slot on a virtual clock, with the outbox's own
// code, the server's own limits and lines, and measured costs. `npm run simulate -- check [HISTORY…]`: the model beside real runs of the cluster. Ends
// with exit code 0 only if each hand-in arrived once, and a check is within its bound.

const usage = [
  'npm run simulate -- --learners N [--processes N] [--hand-ins NAMES] [--faults NAMES] [--seed N]',
  'npm run simulate -- check [FILE…]',
  `Hand-ins: ${patternNames.join(', ')}. Faults: ${faultNames.join(', ')}. Or none. Names are parted by commas.`,
];

/** Most learners that a process of 8 GB has room for. */
const mostLearners = 1_000_000;

function asked(): Asked | { files: readonly string[] } | string {
  const options = {
    learners: { type: 'string', default: '250000' },
    processes: { type: 'string' },
    'hand-ins': { type: 'string', default: patternNames.join(',') },
    faults: { type: 'string', default: faultNames.join(',') },
    seed: { type: 'string', default: '1' },
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command, ...files] = positionals;
  if (command === 'check') return { files };
  if (command !== undefined) return `There is no command "${command}".`;
  const numbers = { learners: Number(values.learners), processes: values.processes === undefined ? null : Number(values.processes) };
  for (const [name, value] of Object.entries({ ...numbers, seed: Number(values.seed) }))
    if (value !== null && !(Number.isSafeInteger(value) && value > 0)) return `--${name} is a whole number from 1.`;
  if (numbers.learners > mostLearners) return `--learners is at most ${mostLearners}.`;
  const named = (text: string) => text.split(',').filter((name) => name !== '' && name !== 'none');
  const [patterns, faults] = [named(values['hand-ins']), named(values.faults)];
  const strange = patterns.find((name) => !patternNames.includes(name)) ?? faults.find((name) => !faultNames.includes(name));
  if (strange !== undefined) return `There is nothing named "${strange}".`;
  return { ...numbers, patterns, faults, seed: Number(values.seed) };
}

const what = asked();
if (typeof what === 'string') {
  say([what, ...usage].join('\n'));
  process.exitCode = 1;
} else if (!(await ('files' in what ? check(what.files) : slot(what)))) process.exitCode = 1;
