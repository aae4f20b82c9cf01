import { farBelow, manyCells, manyFormulas, otherKind, png, sharedStrings } from '../../../kit/hostile-files';
import { moodleQuiz, shown } from '../../../kit/moodle';
import { type Bytes, header, row, sheet, zip } from '../../../kit/sheet';
import { ask, signed } from '../kit/answer';
import type { Attack, Expected, Target } from '../kit/attack';

const boundary = 'a-file';

/** A form with one file, ready to be sent. */
function uploaded({ admin }: Target, path: string, name: string, content: Uint8Array): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return signed(admin.token, {
    method: 'POST',
    path,
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

/** Makes a file once, however often it is sent. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function ofFile(what: string, path: string, file: string, make: () => Uint8Array, expected: Expected): Attack {
  const bytes = once(make);
  return { name: what, expected, atOnce: 2, round: async (target) => [await ask(target.port, uploaded(target, path, file, bytes()))] };
}

const tooLarge: Expected = { status: 413, code: 'too-large', fields: ['file'] };
const invalid: Expected = { status: 400, code: 'invalid', fields: ['file'] };
const otherType: Expected = { status: 415, code: 'unsupported-type', fields: ['file'] };
/** Read to its end, with every refused question named. */
const named: Expected = { status: 200, code: null, mostBytes: 100_000 };

const ofSheet = (name: string, make: () => Bytes, expected: Expected, file = 'a.xlsx') =>
  ofFile(`a sheet: ${name}`, '/api/questions/upload-questions', file, make, expected);
const ofText = (name: string, file: string, make: () => string, expected: Expected) =>
  ofFile(`a file of questions: ${name}`, '/api/questions/import', file, () => Buffer.from(make()), expected);
const ofPicture = (name: string, make: () => Uint8Array, expected: Expected) =>
  ofFile(`a picture: ${name}`, '/api/pictures', 'a.png', make, expected);

/** A category of the target's bank: without one, no further rule is applied. */
const category = 'Numbers';

/** Texts that a trimming pattern would search from every character. */
const runs = () => sheet([header, ...Array.from({ length: 120 }, (_, at) => row(`a${'…'.repeat(3_980)}b${at}`, 2, category))]);
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);
const blocks = (text: string) => Array<string>(90).fill(text).join('\n\n');

/** In the bank's category: without it, no picture would be opened. */
const inCategory = (quiz: string): string =>
  quiz.replace('<quiz>', `<quiz><question type="category"><category><text>${category}</text></category></question>`);
const ofMoodle = (name: string, asked: () => string[], expected: Expected = named) =>
  ofText(
    `Moodle XML with ${name}`,
    'a.xml',
    () => inCategory(moodleQuiz(...asked().map((each) => ({ asked: each, options: ['a', 'b'] })))),
    expected,
  );
const tinyGif = (at: number) => Buffer.from(`GIF89a${at}`);

/** One that takes seconds, and whose refusal a cheaper file shows too: here, or in tests/server/uploads/sheets.test.ts. */
const dear = (attack: Attack): Attack => ({ ...attack, isDear: true });

/** Files within the allowed size, as expensive to read as possible. */
export const fileAttacks: readonly Attack[] = [
  ofSheet('120 questions of 3,980 dots', runs, named),
  dear(ofSheet('a text of 30,000 letters in every cell', () => sharedStrings(30_000, 9_999), named)),
  dear(ofSheet('texts of 4,000 letters in two columns', () => sharedStrings(4_000, 9_999, 2, category), tooLarge)),
  dear(ofSheet('two million cells in row 1', () => manyCells(2_000_000), tooLarge)),
  dear(ofSheet('9,000 formulas over ranges', () => manyFormulas(9_000), tooLarge)),
  dear(ofSheet('a question in row 60,000', () => farBelow(row('Far below')), tooLarge)),
  ofSheet('70 MB in one part', () => zip('xl/workbook.xml', zeros(70), 100), tooLarge),
  dear(ofSheet('150 parts of 10 MB', () => zip('xl/workbook.xml', zeros(10), 100, 150), tooLarge)),
  dear(ofSheet('.ods under another name', () => otherKind([header, row('Open')], 'ods'), otherType)),
  dear(ofSheet('.xlsb under another name', () => otherKind([header, row('Binary')], 'xlsb'), otherType)),
  ofText('100,000 elements in each other', 'a.xml', () => `<quiz>${'<a>'.repeat(100_000)}`, invalid),
  dear(
    ofText(
      'a million elements in one',
      'a.xml',
      () => `<quiz><question type="multichoice">${'<answer/>'.repeat(1_100_000)}</question></quiz>`,
      invalid,
    ),
  ),
  ofText('entities that grow', 'a.xml', () => '<!DOCTYPE q [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>', invalid),
  dear(ofText('a name of ten million letters', 'a.xml', () => `<quiz><${'a'.repeat(9_900_000)}></quiz>`, invalid)),
  dear(ofText('ten million lines', 'a.gift', () => `Q{=a ~b}${'\n'.repeat(10_000_000)}`, named)),
  ofText('runs of spaces', 'a.gift', () => blocks(`[plain]Q${' '.repeat(90_000)}x{=a ~b}`), named),
  dear(ofText('comments without an end', 'a.gift', () => blocks(`[html]Q${'<!--'.repeat(24_000)}{=a ~b}`), named)),
  ofText('an answer after five million spaces', 'a.txt', () => `Q\nA) x\nanswer:${' '.repeat(5_000_000)}x\u2028y\nANSWER: A\n`, named),
  ofMoodle('a picture of 30,000 × 30,000', () => [shown('Q', 'a.png', png(30_000, 30_000, 30_000_000))]),
  ofMoodle('10,000 tiny pictures', () => Array.from({ length: 10_000 }, (_, at) => shown(`Q${at}`, 'a.gif', tinyGif(at))), tooLarge),
  ofMoodle('a picture in broken base64', () => [shown('Q', 'a.png', Buffer.of(1)).replace('AQ==', '*')]),
  ofMoodle('a picture of another site', () => ['<text>Q &lt;img src="http://127.0.0.1:9/a.png"&gt;</text>']),
  ofPicture('10,000,000 × 4', () => png(10_000_000, 4, 40_000_004), tooLarge),
  ofPicture('30,000 × 30,000', () => png(30_000, 30_000, 30_000_000), tooLarge),
  ofPicture('that ends too early', () => png(500, 500, 250_500).slice(0, 200), invalid),
  ofPicture('an SVG under another name', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), otherType),
];
