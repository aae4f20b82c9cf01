import { randomBytes } from 'node:crypto';
import { maxBytes } from '../../../contract/fields/limits';
import { header, rows, sheet } from '../../../tests/kit/sheet';

/** A file that an upload may bring, made when it is wanted. */
export interface SentFile {
  what: string;
  make(): { name: string; bytes: Uint8Array };
}

const filled = (text: string, bytes: number): Buffer => Buffer.alloc(bytes, text);
const repeated = (text: string, most: number): Buffer => Buffer.from(text.repeat(Math.floor(most / Buffer.byteLength(text))));

const people = (count: number): unknown[][] => [
  ['Name', 'Email', 'Group'],
  ...Array.from({ length: count }, (_, at) => [`Asha ${at}`, `asha.${at}@school.example`, `Group ${at % 40}`]),
];

const gift = '::Q:: Which one is $x^2$? {=one#Because. ~two ~three ~four}\n\n';
const moodle =
  '<question type="multichoice"><name><text>Q</text></name><questiontext format="html"><text>Which?</text></questiontext><answer fraction="100"><text>one</text></answer><answer fraction="0"><text>two</text></answer></question>';

/** Files as large, as many, as deep and as odd as an upload takes: what is read runs in other processes, what is received and filed in the main thread. */
export const files: readonly SentFile[] = [
  { what: '10 MB of noise as .xlsx', make: () => ({ name: 'a.xlsx', bytes: randomBytes(maxBytes.sheet) }) },
  { what: 'a sheet of 5,000 questions', make: () => ({ name: 'a.xlsx', bytes: sheet([header, ...rows(5_000, `Q ${Date.now()}`)]) }) },
  { what: 'a sheet of 5,000 rows that fail', make: () => ({ name: 'a.xlsx', bytes: sheet([header, ...rows(5_000, 'x', 'Nowhere')]) }) },
  { what: 'a roster of 5,000', make: () => ({ name: 'a.xlsx', bytes: sheet(people(5_000)) }) },
  { what: '1 MB of GIFT', make: () => ({ name: 'a.gift', bytes: repeated(gift, 1024 * 1024) }) },
  { what: '10 MB of open braces as GIFT', make: () => ({ name: 'a.gift', bytes: filled('{', maxBytes.sheet) }) },
  { what: '1 MB of Moodle XML', make: () => ({ name: 'a.xml', bytes: Buffer.from(`<quiz>${repeated(moodle, 1024 * 1024)}</quiz>`) }) },
  { what: '1 MB of open tags as XML', make: () => ({ name: 'a.xml', bytes: repeated('<a>', 1024 * 1024) }) },
  { what: '10 MB of noise as a picture', make: () => ({ name: 'a.png', bytes: randomBytes(maxBytes.picture) }) },
];

const edge = 'edge7d0fbe1c';

/** A multipart body with one file, or with `extra` other parts before it. */
export function formOf({ name, bytes }: { name: string; bytes: Uint8Array }, extra = 0): { type: string; body: Buffer } {
  const part = (head: string) => `--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const others = Array.from({ length: extra }, (_, at) => `${part(`name="n${at}"`)}\r\n`).join('');
  const body = Buffer.concat([
    Buffer.from(others),
    Buffer.from(
      `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${edge}`, body };
}
