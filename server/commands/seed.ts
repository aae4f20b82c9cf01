import { parseArgs } from 'node:util';
import { hasRealPeople, type InstituteSize, mostOf, plantInstitute } from '../seed/institute/institute';
import { CommandFault, storeCommand } from './command';

// npm run seed -- [--learners 5000] [--questions 200] [--groups 50] [--tests 6] [--among-real-data]

const usual: InstituteSize = { learners: 5_000, questions: 200, groups: 50, tests: 6 };
/** A test draws at least two questions from each of four topics. */
const least: InstituteSize = { learners: 1, questions: 20, groups: 1, tests: 0 };

function sizeFrom(given: Readonly<Record<string, string | boolean | undefined>>): InstituteSize {
  const size = { ...usual };
  for (const name of Object.keys(usual) as (keyof InstituteSize)[]) {
    const typed = given[name];
    if (typed === undefined) continue;
    const value = Number(typed);
    if (!Number.isSafeInteger(value) || value < least[name] || value > mostOf[name])
      throw new CommandFault(`--${name} must be a whole number from ${least[name]} to ${mostOf[name]}, not "${typed}".`);
    size[name] = value;
  }
  return size;
}

function optionsFrom(words: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: words,
      options: { learners: text, questions: text, groups: text, tests: text, 'among-real-data': { type: 'boolean' } },
    }).values;
  } catch {
    throw new CommandFault('Say: npm run seed -- --learners 5000 --questions 200 --groups 50 --tests 6 (each may be left out)');
  }
}

await storeCommand(async (words, store) => {
  const { 'among-real-data': isAmongReal = false, ...typed } = optionsFrom(words);
  const size = sizeFrom(typed);
  if (!isAmongReal && (await hasRealPeople(store.db)))
    throw new CommandFault(
      'This database has people who are neither of the demo nor seeded. Seeded learners would stand among them and cannot be told apart on every screen. To seed all the same, add --among-real-data.',
    );
  const began = performance.now();
  const { submissions } = await plantInstitute(store, size, Date.now(), Math.random);
  const seconds = Math.round((performance.now() - began) / 1_000);
  return `Seeded ${size.learners} learners, ${size.questions} questions, ${size.groups} groups and ${size.tests} tests with ${submissions} submissions in ${seconds} s.`;
});
