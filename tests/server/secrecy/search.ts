import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CFB, read, utils } from 'xlsx';
import type { Marks } from './papers';
import { type Class, type Finding, finding, phrasesIn, placesIn } from './phrases';
import { type State, states } from './states';

/** A reply with its bytes. */
export interface Reply {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const decoded: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));

/** The texts of a body, uncompressed, or of each file of an archive. */
interface Body {
  texts: string[];
  json: unknown[];
}

function bodyIn({ headers, bytes }: Reply): Body {
  const plain = decoded[headers.get('content-encoding') ?? '']?.(bytes) ?? bytes;
  if (isZip(plain)) {
    const files: { content?: unknown }[] = CFB.read(plain, { type: 'buffer' }).FileIndex;
    const parts = files.map(({ content }) => Buffer.from((content ?? []) as Uint8Array).toString());
    const book = read(plain);
    const rows = book.SheetNames.map((name) => utils.sheet_to_json<Json>(book.Sheets[name] ?? {}));
    return { texts: parts, json: rows };
  }
  const text = plain.toString();
  const isJson = (headers.get('content-type') ?? '').includes('json');
  return { texts: [text], json: isJson && text !== '' ? [JSON.parse(text)] : [] };
}

/** What bodies say, by their bytes: most replies are the same for many accounts. */
const bodies = new Map<string, Body>();

/** The texts of a reply, uncompressed: its headers, and those of its body. */
export function textsOf(reply: Reply): Body {
  const { headers, bytes } = reply;
  const key = `${headers.get('content-encoding')} ${headers.get('content-type')} ${bytes.toString('latin1')}`;
  const body = bodies.get(key) ?? bodyIn(reply);
  bodies.set(key, body);
  const head = [...headers].map((pair) => pair.join(': ')).join('\n');
  return { texts: [head, ...body.texts], json: body.json };
}

const phrasedName = /zq-name-(\w+)-qz/;

/** The paper that an object is about; undefined if it does not say. */
function paperOf(node: Json, { papers, questions }: Marks): State | undefined {
  const question = questions.get(Number(node.questionId)) ?? ('options' in node ? questions.get(Number(node.id)) : undefined);
  const name = [node.assessment, node.assessmentTitle, node.Assessment].find((value) => typeof value === 'string');
  return question ?? papers.get(Number(node.assessmentId)) ?? (phrasedName.exec(String(name))?.[1] as State | undefined);
}

/** Fields that tell a key, a score, figures of others, with the name of the finding. A workbook's columns are written in words. */
const telling: readonly [pattern: RegExp, of: 'key' | 'marks' | 'figures'][] = [
  [/^(correct(Option|Value)|alsoCorrect|correct$)/, 'key'],
  [/^score(\s?before|\s?after)?$/i, 'marks'],
  [/^(participants|rank)$/, 'figures'],
];

/** What the shape of a value tells, and of which paper. `whose`: of the values around it; one that no paper can be told of is `unknown`'s. */
export function shapesIn(value: unknown, marks: Marks, whose = 'unknown'): Finding[] {
  if (Array.isArray(value)) return value.flatMap((each) => shapesIn(each, marks, whose));
  if (!isObject(value)) return [];
  const paper = paperOf(value, marks) ?? whose;
  return Object.entries(value).flatMap(([field, held]) => {
    const found = held === null || held === '' || isObject(held) ? [] : telling.filter(([pattern]) => pattern.test(field));
    return [...found.map(([, of]) => finding(of, paper)), ...shapesIn(held, marks, paper)];
  });
}

const hashes = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/** Letters of spoken codes, in groups or in one. */
const codes = /(?<![A-Z\d])[A-HJ-NP-Z2-9]{4}(?:-?[A-HJ-NP-Z2-9]){4,}(?![A-Z\d])/g;
const times = /\d{4}-\d\d-\d\dT[\d:.]{12}Z/g;

/** A finding by the name of its state, where the phrase has the place of the state. */
function named(found: Finding): Finding {
  const [of, whose] = found.split(' ') as [Class, string];
  const state = states[Number(whose)];
  return state === undefined ? found : finding(of, state);
}

const foundIn = (text: string, marks: Marks): Finding[] => [
  ...new Set([
    ...phrasesIn(text).map(named),
    ...placesIn(text).flatMap((place) => (states[place] === undefined ? [] : finding('key', states[place]))),
    ...Array.from(text.matchAll(times), ([time]) => marks.times.get(time)).flatMap((state) =>
      state === undefined ? [] : finding('time', state),
    ),
    ...Array.from(text.matchAll(codes), ([code]) => marks.codes.get(code.replaceAll('-', ''))).flatMap((state) =>
      state === undefined ? [] : finding('code', state),
    ),
    ...Array.from(text.matchAll(hashes), ([name]) => marks.hashes.get(name)).flatMap((found) => found ?? []),
  ]),
];

/** What each text gives away: a text that many replies have is searched once. */
const searched = new WeakMap<Marks, Map<string, Finding[]>>();

/** Everything that texts give away. */
export function findingsIn(texts: readonly string[], marks: Marks): Finding[] {
  const known = searched.get(marks) ?? new Map<string, Finding[]>();
  searched.set(marks, known);
  return texts.flatMap((text) => {
    const found = known.get(text) ?? foundIn(text, marks);
    known.set(text, found);
    return found;
  });
}
