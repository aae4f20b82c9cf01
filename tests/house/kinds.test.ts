import { expect, it } from 'vitest';
import { filesIn, type Source, sourceOf } from './syntax';

/** Where a row of a kind stands, and the tables of rows. Readers of files (`contract/formats`) tell a kind from what stands in a file. */
const rows = [
  /^contract\/kinds\//,
  /^contract\/sheet\/(?:kind|kind-row|with-\w+)\.ts$/,
  /^contract\/formats\//,
  /^analysis\/kinds\//,
  /^server\/rules\/kinds\//,
  /^src\/admin\/bank\/kinds\//,
  /^src\/ui\/kinds\//,
];

/** What belongs to one kind: its fields, its numbers, its name where a kind is asked for. */
const own =
  /\b(?:correctValue|NumericRange|(?:Shown)?RangeSchema|boundText|readNumber|isInRange)\b|\b[Kk]inds?\b\W{1,12}'(?:single|multiple|numeric)'/;

/** Files that may say it, and why. */
const known: Readonly<Record<string, string>> = {
  'contract/sheet/row.ts': 'a row whose kind is not known is read as one of the kind of the specification',
  'server/rules/freeze.ts': 'a paper says its scheme only where several options may be right',
  'server/seed/plant-kinds.ts': 'a test with a section for each kind',
  'src/admin/bank/question/typed.ts': 'an empty form begins with the kind of the specification',
  'src/admin/bank/upload/reading/shape.ts': 'files of other programs: a bare number in the place of options',
};

const isRow = (file: string): boolean => rows.some((row) => row.test(file));
/** Exams that institutes know ask for kinds by their names. */
const isTemplate = (file: string): boolean => file.startsWith('contract/exam/templates/');

const saysOwn = ({ code }: Source): boolean => own.test(code);

const sources = ['contract', 'analysis', 'src', 'sw', 'server'].flatMap(filesIn).map(sourceOf);

it('only rows of kinds say what belongs to one kind', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.filter((source) => !isRow(source.file) && !isTemplate(source.file) && saysOwn(source)).map(({ file }) => file);
  expect(found.sort()).toEqual(Object.keys(known).sort());
});

it('sees fields, numbers and names of a kind', () => {
  for (const code of ['item.correctValue', "kind === 'numeric'", "kinds: ['multiple' as const]", "import { boundText } from '…';"])
    expect(saysOwn({ file: '', code })).toBe(true);
  for (const code of ["{ day: 'numeric' }", "selectionMode === 'multiple'", 'hasOptions(question)'])
    expect(saysOwn({ file: '', code })).toBe(false);
});
