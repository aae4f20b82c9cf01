import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { jwkOf, newKeys } from '../../bench/kit/world';
import { calmCommand } from './commands/calm';
import { type Command, say } from './commands/command';
import { commitCommand } from './commands/commit';
import { faultsCommand } from './commands/faults';
import { learnerCommand } from './commands/learner';
import { upgradeCommand } from './commands/upgrade';
import { startCluster } from './kit/cluster';
import { programs } from './kit/programs';

// `npm run cluster` starts a cluster on this machine and prints its address; `npm run cluster -- NAME` runs one of the commands against it. Ends with
// exit code 0 only if what the command shows holds.

const commands: Readonly<Record<string, Command>> = {
  faults: faultsCommand,
  calm: calmCommand,
  commit: commitCommand,
  learner: learnerCommand,
  upgrade: upgradeCommand,
};

/** Without a command the cluster stands until Ctrl-C. */
const standing: Command = {
  usage: '',
  refuse: ({ named }) => (named.length === 0 ? null : `There is no command "${named[0]}".`),
  needs: () => ({}),
  async run({ edges }) {
    say(`The cluster is ready: ${edges.join(' and ')}. Ctrl-C ends it.`);
    await once(process, 'SIGINT');
    return true;
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    learners: { type: 'string', default: '5000' },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    strict: { type: 'boolean', default: false },
  },
});
const [name = '', ...words] = positionals;
const command = commands[name] ?? standing;
const [learners, runs, seconds] = [values.learners, values.runs, values.seconds].map(Number) as [number, number, number];
const asked = { named: command === standing ? positionals : words, learners, runs, seconds, isStrict: values.strict };
const usage = Object.values(commands).map((each) => `npm run cluster -- ${each.usage}`);

function demand(isGiven: boolean, sentence: string): void {
  if (isGiven) return;
  say([sentence, ...usage].join('\n'));
  process.exit(1);
}

demand(
  [learners, runs, seconds].every((each) => Number.isSafeInteger(each) && each > 0),
  'Learners, runs and seconds are whole numbers from 1.',
);
const refusal = command.refuse(asked);
demand(refusal === null, refusal ?? '');

const installed = programs();
if ('missing' in installed) {
  say(`Skipped: a cluster needs Debian's packages ${installed.missing.join(', ')}.`);
  process.exit(0);
}

const keys = await newKeys();
const cluster = await startCluster(installed, [await jwkOf(keys)], command.needs(asked));
for (const end of ['SIGINT', 'SIGTERM'] as const) process.once(end, () => void cluster.stop().then(() => process.exit(1)));
try {
  if (!(await command.run(cluster, asked, keys))) process.exitCode = 1;
} finally {
  await cluster.stop();
}
