import { expect, test } from 'vitest';

const english = import.meta.glob(['../../../../src/admin/words/en/**/*.ts', '!**/subjects/**'], { eager: true });
const hindi = import.meta.glob(['../../../../src/admin/words/hi/**/*.ts', '!**/subjects/**'], { eager: true });

/** The sentences of a catalogue of which every part is `told`, by their keys. Functions of other things than counts throw, or say no number. */
function saidOf(value: unknown, path: string, told: unknown): [path: string, said: string][] {
  if (typeof value === 'function') {
    try {
      const said: unknown = value(...Array.from({ length: 8 }, () => told));
      return typeof said === 'string' ? [[path, said]] : [];
    } catch {
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => saidOf(inner, `${path}.${key}`, told));
}

const sentences = (modules: Record<string, unknown>, told: unknown = 1): [path: string, said: string][] =>
  Object.entries(modules).flatMap(([file, exported]) => saidOf(exported, file.replace(/^.*words\//, ''), told));

/** Sentences that are right or never said of one thing, and why. */
const known: Readonly<Record<string, string>> = {
  'en/bank.ts.words.tooMany': 'a limit',
  'en/charts.ts.words.inRange': 'the count is a text',
  'en/paper.ts.words.eachGets': 'the count is a text',
  'en/regrade.ts.words.total': 'the count is a text',
  'en/notices.ts.words.textHint': 'a limit',
  'en/results.ts.words.printBound': 'a limit',
  'en/results.ts.words.printedFirst': 'a limit',
  'en/statistics.ts.words.tooFew': 'a limit',
  'en/chances.ts.words.learnersOf': 'one learner is named',
  'en/desk.ts.words.minutesOf': 'steps of one minute have a sentence of their own',
  'en/exams/sections.ts.words.setsAbove': 'a set has two questions at least',
  'en/group-comparison.ts.words.scoresOverNote': 'one test has a sentence of its own',
  'en/person-tests.ts.words.allChanges': 'offered beside a part of them',
  'en/common.ts.copy.found': 'the verb: one matches',
  'en/questions/question.ts.words.alt': 'the verb: what it shows',
  'hi/questions/shaping.ts.wordsHi.allUnder': 'offered for several',
};

const wrong = (modules: Record<string, unknown>, plural: RegExp): string[] =>
  sentences(modules).flatMap(([path, said]) => (!(path in known) && plural.test(said) ? [`${path}: ${said}`] : []));

test('no English sentence of admins has a plural behind 1', () => {
  expect(sentences(english).length).toBeGreaterThan(300);
  expect(
    wrong(
      english,
      /(?<![\d.,–:/] ?)\b1 (?!(?:is|was|has|as|its|this|less|across|times|counts|asks|goes|does|belongs|opens|begins|ends|stays|starts)\b)[a-z]+s\b/,
    ),
  ).toEqual([]);
});

test('no Hindi sentence of admins has a plural behind 1', () => {
  expect(sentences(hindi).length).toBeGreaterThan(300);
  expect(wrong(hindi, /(?<![\d.,–:/] ?)(?<!\p{L})1 (?:[\p{L}\p{M}]+ )?[\p{L}\p{M}-]+(?:याँ|ियां|इनें|इलें)(?![\p{L}\p{M}])/u)).toEqual([]);
});

/** Hindi sentences with “को” behind a name, or behind a day without a time. */
const ofNames = [
  ...[
    'categories.ts.wordsHi.changeOf',
    'desk.ts.wordsHi.giveOneMore',
    'desk.ts.wordsHi.giveOneQuestion',
    'desk.ts.wordsHi.takeBackOneQuestion',
  ],
  ...['exams/templates.ts.wordsHi.published', 'groups.ts.wordsHi.deleteOf', 'groups.ts.wordsHi.takeOffOf', 'groups.ts.wordsHi.takeOffAsk'],
  ...['people.ts.wordsHi.grantAsk', 'people.ts.wordsHi.rightsAsk', 'person-data.ts.wordsHi.eraseAsk'],
];

test('no Hindi sentence of admins says the case of a time again, which a time has', () => {
  const ofTime = sentences(hindi, 'शनि, 28 नव॰ को रात 11:02 बजे');
  expect(ofTime.length).toBeGreaterThan(300);
  expect(ofTime.flatMap(([path, said]) => (said.includes('बजे को ') ? [path.replace('hi/', '')] : []))).toEqual(ofNames);
});
