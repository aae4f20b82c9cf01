import { createHash } from 'node:crypto';
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
function shapesIn(value: unknown, marks: Marks, whose = 'unknown'): Finding[] {
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

/** What a body gives away, and what of it is followed. */
interface Read {
  found: readonly Finding[];
  /** Hashes of pictures. */
  pictures: readonly string[];
  /** Where a paper, or its seal, is told. */
  paper: { digest?: string; sealed?: { paper: string; pictures: string[] }; key?: string };
  /** The text, or that of the last file of an archive. */
  text: string;
}

function readBody(reply: Reply, marks: Marks, subject: State | undefined): Read {
  const { texts, json } = bodyIn(reply);
  const text = texts.at(-1) ?? '';
  const { digest, sealed, key } = (json[0] ?? {}) as Read['paper'];
  return {
    found: [...new Set([...texts.flatMap((each) => foundIn(each, marks)), ...json.flatMap((each) => shapesIn(each, marks, subject))])],
    pictures: Array.from(text.matchAll(/"hash":"([\w-]{43})"/g), ([, hash = '']) => hash),
    paper: { ...(digest !== undefined && { digest }), ...(sealed !== undefined && { sealed }), ...(typeof key === 'string' && { key }) },
    // The text of a refusal is compared; that of a paper is large.
    text: reply.status < 400 ? '' : text,
  };
}

/** What is known of texts that many replies have: a run of the long form has a million replies, and keeps no text. */
interface Known {
  /** By digest. */
  bodies: Map<string, Read>;
  /** By line. */
  headers: Map<string, readonly Finding[]>;
}
const knownOf = new WeakMap<Marks, Known>();
/** Lines that one reply alone has, such as its id, are forgotten with all others. */
const linesKept = 5_000;

/** What the headers of a reply give away, each searched once for many replies. */
function readHeaders(headers: Headers, marks: Marks, known: Known['headers']): Finding[] {
  if (known.size > linesKept) known.clear();
  return [...headers].flatMap((pair) => {
    const line = pair.join(': ');
    const found = known.get(line) ?? foundIn(line, marks);
    known.set(line, found);
    return found;
  });
}

/** Everything that a text gives away. */
export function foundIn(text: string, marks: Marks): Finding[] {
  return [
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
}

/** Everything that a reply gives away by its headers and its body. `subject`: the state of the paper that it is about. */
export function readReply(reply: Reply, marks: Marks, subject: State | undefined): Read {
  const known = knownOf.get(marks) ?? { bodies: new Map(), headers: new Map() };
  knownOf.set(marks, known);
  const { status, headers, bytes } = reply;
  const digest = createHash('sha1').update(bytes).digest('base64');
  const key = [status < 400, headers.get('content-encoding'), headers.get('content-type'), subject, digest].join(' ');
  const body = known.bodies.get(key) ?? readBody(reply, marks, subject);
  known.bodies.set(key, body);
  return { ...body, found: [...readHeaders(headers, marks, known.headers), ...body.found] };
}
