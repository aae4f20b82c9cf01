import { describe, expect, test } from 'vitest';
import { readFile } from '../../../contract/formats/read-file';
import { type Mends, withMends, withoutMends } from '../../../contract/formats/shared/mends';
import { brief, read } from './kit';

const nothing = new Set<number>();
const mending = (at: number, cells: Record<string, string>, without: ReadonlySet<number> = nothing): Mends => ({
  cells: new Map([[at, cells]]),
  without,
});

describe('what was mended stands in the last line of the file', () => {
  const mends = mending(3, { Question: 'a --> b\n— “c”', 'Option 1': '{=x ~y} -- </quiz>' }, new Set([1, 9]));

  test.each([
    ['gift', 'Why?{=a ~b}\n\n'],
    ['aiken', 'Why?\nA. a\nB. b\nANSWER: A'],
    ['xml', '<quiz></quiz>\n'],
  ] as const)('of %s, and the text above it stays as it is', (is, text) => {
    const written = withMends(text, mends, is);
    expect(written.split('\n')).toHaveLength(text.split('\n').length + 1);
    expect(withoutMends(written)).toEqual({ text, mends });
  });

  test('as a comment: a reader that does not know it reads the file as it was', () => {
    const xml = withMends('<quiz></quiz>', mends, 'xml');
    expect(xml.slice(xml.indexOf('<!--') + 4, -3)).not.toContain('--');
    const last = withMends('', mends, 'gift').slice(1);
    expect([last.startsWith('// '), last.includes('\n')]).toEqual([true, false]);
  });

  test.each([
    '// mended in the preview: {"cells":[[1,{"Answer":"x"}]],"without":[]}',
    '// mended in the preview: {"cells":[["1",{}]],"without":[]}',
    '// mended in the preview: {',
    '// mended in the preview',
  ])('and %s is a line of the text', (line) =>
    expect(withoutMends(`x\n${line}`)).toEqual({ text: `x\n${line}`, mends: { cells: new Map(), without: nothing } }),
  );
});

const gift = (mends: Mends) =>
  read('a.gift', withMends('Easy?{=a ~b}\n\nHalf?{=a ~\n\nEmpty?{=a ~ ~c}\n\n$CATEGORY: Fishing\n\nWhere?{=a ~b}\n', mends, 'gift'), null);
const other = gift(mending(99, {}));

describe('a question that was mended', () => {
  const half = { Question: 'Half?', 'Option 1': 'a', 'Option 2': 'b', 'Correct option': 'A' };

  test('is read as it is now, in its line', () => {
    expect(other.errors).toEqual([
      'Line 1, Category: is empty.',
      'Line 3, Options: have braces that do not match.',
      'Line 5, Options: hold an empty one, number 2.',
      'Line 9, Category: "Fishing" is not a category.',
    ]);
    const { drafts, errors } = gift(mending(3, { ...half, Category: 'Physics' }));
    expect(drafts.map(brief)).toEqual([['Half?', '*a', 'b']]);
    expect(errors).toEqual(other.errors.filter((error) => !error.startsWith('Line 3,')));
  });

  test('keeps a fault of its answer until the answer is another one', () => {
    expect(gift(mending(5, { Category: 'Physics' })).errors).toEqual(other.errors);
    expect(gift(mending(5, { Category: 'Physics', 'Option 2': 'b' })).drafts.map(brief)).toEqual([['Empty?', '*a', 'b', 'c']]);
  });

  test('and is not right yet has the faults of a row', () => {
    expect(gift(mending(3, { ...half, 'Correct option': 'C', Category: 'Physics' })).errors).toContain(
      'Line 3, Correct option: option 3 is empty.',
    );
  });

  test('may be left out, as it was sent before; the others keep their lines', () => {
    expect(gift({ cells: new Map(), without: new Set([1, 5]) }).errors).toEqual([other.errors[1], other.errors[3]]);
  });

  test('keeps its passage, and its tags', () => {
    const text = '// [tag:passage:P1]\nThe text.\n\n// [tag:passage:P1] [tag:SSC]\nBad?{=a ~}\n';
    const [only] = read('a.gift', withMends(text, mending(5, { 'Option 2': 'b' }), 'gift')).drafts;
    expect(only).toMatchObject({ passage: { text: 'The text.' }, examTags: ['SSC'], options: [{ text: 'a' }, { text: 'b' }] });
  });
});

test('what a file cannot say as cells is not mended', () => {
  const text = '<quiz><question type="essay"><questiontext><text>Why?</text></questiontext></question></quiz>';
  const found = readFile({ name: 'a.xml', bytes: new TextEncoder().encode(withMends(text, mending(1, { Question: 'x' }), 'xml')) });
  expect('entries' in found && [...found.entries]).toMatchObject([{ number: 1, faults: [{ why: { code: 'other-kind' } }] }]);
});
