import { expect, it } from 'vitest';
import { questionKinds, typedRightFields } from '../../contract/kinds/kind';
import { filesIn, type Source, sourceOf } from './syntax';

/** Where the rows of kinds stand, and their tables. Readers of files (`contract/formats`) tell a kind from what stands in a file. */
const rooms = [
  /^(?:contract|analysis|server\/rules|src\/admin\/bank|src\/ui)\/kinds\//,
  /^contract\/sheet\/(?:kind|kind-row|with-\w+)\.ts$/,
  /^contract\/formats\//,
];

/** Modules of these rooms that others may import: tables, and what rows are. A row itself is its table's alone. */
const tables = ['kind', 'own-right', 'kinds', 'judges', 'kind-rules', 'rules', 'admin-kind', 'admin-kinds', 'KindAnswer'];

const field = new RegExp(`\\b(?:${Object.keys(typedRightFields).join('|')})\\b`);
const name = new RegExp(`\\b[Kk]inds?\\b\\W{1,12}'(?:${questionKinds.join('|')})'`);
const row = new RegExp(`'[./a-z]*/kinds/(?!(?:${tables.join('|')})')|/sheet/with-`);

/** Files that say what belongs to one kind, and why. */
const known: Readonly<Record<string, string>> = {
  'contract/sheet/row.ts': 'a row whose kind is not known is read as one of the kind of the specification',
  'server/rules/papers/freeze.ts': 'a paper says its scheme only where several options may be right',
  'server/seed/plant-kinds.ts': 'a test with a section for each kind',
  'src/admin/bank/question/typed.ts': 'an empty form begins with the kind of the specification',
  'src/admin/bank/upload/reading/columns/shape.ts': 'files of other programs: a bare number in the place of options',
};

const isRoom = (file: string): boolean => rooms.some((room) => room.test(file));
/** Exams that institutes know ask for kinds by their names. */
const isTemplate = (file: string): boolean => file.startsWith('contract/exam/templates/');

/** Whether a file says what belongs to one kind: a field, its name where a kind is asked for, or its row. */
const saysOwn = ({ code }: Source): boolean => [field, name, row].some((pattern) => pattern.test(code));

const sources = ['contract', 'analysis', 'src', 'sw', 'server'].flatMap(filesIn).map(sourceOf);

it('only rows of kinds say what belongs to one kind', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.filter((source) => !isRoom(source.file) && !isTemplate(source.file) && saysOwn(source)).map(({ file }) => file);
  expect(found.sort()).toEqual(Object.keys(known).sort());
});

it('sees fields, names and rows of a kind', () => {
  for (const code of [
    'item.correctValue',
    "kind === 'numeric'",
    "kinds: ['multiple' as const]",
    "from '../../contract/kinds/number-range';",
  ])
    expect(saysOwn({ file: '', code })).toBe(true);
  for (const code of ["{ day: 'numeric' }", "selectionMode === 'multiple'", "import { hasOptions } from '../../contract/kinds/kind';"])
    expect(saysOwn({ file: '', code })).toBe(false);
});
