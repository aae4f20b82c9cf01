import { hash as hashOf } from 'node:crypto';
import type { Fault } from '../../../contract/faults/fault';
import { bankPictures } from '../../../contract/question/bank-pictures';
import type { QuestionDraft } from '../../../contract/question/question';
import { maxPicturesMs } from '../../../contract/sheet/limits';
import { Refusal } from '../../replies/refusal';
import { readingWith, type StoredOutcome, sourcesIn } from '../../rules/bank/file-pictures';
import type { FileReading } from '../../rules/bank/file-reading';
import { keepPicture, picturesKnown } from '../../store/bank/pictures';
import type { Db, Tx } from '../../store/engine/store';
import type { MakePicture } from '../../uploads/picture-maker';

/** What pictures of a file are made with. */
export interface Maker {
  db: Db;
  makePicture: MakePicture;
  /** The uid of who sent the file. */
  from: string;
  /** Time for all of them together. */
  mostMs?: number;
}

const nameOf = (bytes: Uint8Array): string => hashOf('sha256', bytes, 'base64url');

function tooLong(ms: number): Refusal {
  const why: Fault = { code: 'pictures-take-too-long', seconds: ms / 1_000 };
  return new Refusal('too-large', { code: 'file-not-taken', why }, { fields: { file: why } });
}

/** What is wrong with the picture itself is a fault of its question; that no process is free is none. */
async function madeOf(source: Uint8Array, { makePicture, from }: Maker): Promise<StoredOutcome> {
  try {
    const { width, height, ...small } = await makePicture({ bytes: source }, from);
    const bytes = Buffer.from(small.bytes);
    return { kept: { hash: nameOf(bytes), width, height }, bytes };
  } catch (fault) {
    const why = fault instanceof Refusal ? fault.fields?.file : undefined;
    if (why === undefined) throw fault;
    return { why: { ...why, inPicture: true } };
  }
}

/** One after the other: each takes a process, and one file must not take all of them. What the bank has already is not made again. */
async function allMade(sources: ReadonlyMap<string, Uint8Array>, maker: Maker, over: AbortSignal): Promise<Map<string, StoredOutcome>> {
  const named = [...sources].map(([name, bytes]) => ({ name, bytes, hash: nameOf(bytes) }));
  const known = await picturesKnown(maker.db, [...new Set(named.map(({ hash }) => hash))]);
  const byHash = new Map<string, StoredOutcome>([...known].map(([hash, size]) => [hash, { kept: { hash, ...size } }]));
  const byName = new Map<string, StoredOutcome>();
  for (const { name, bytes, hash } of named) {
    over.throwIfAborted();
    const outcome = byHash.get(hash) ?? (await madeOf(bytes, maker));
    byHash.set(hash, outcome);
    byName.set(name, outcome);
  }
  return byName;
}

/** The same. Throws 413 where all together take longer than a file may; the one at work then ends by its own limit. */
async function madeInTime(sources: ReadonlyMap<string, Uint8Array>, maker: Maker): Promise<Map<string, StoredOutcome>> {
  const { mostMs = maxPicturesMs } = maker;
  const over = new AbortController();
  const refused = new Promise<never>((_, reject) => over.signal.addEventListener('abort', () => reject(tooLong(mostMs))));
  const timer = setTimeout(() => over.abort(), mostMs);
  try {
    return await Promise.race([allMade(sources, maker, over.signal), refused]);
  } finally {
    clearTimeout(timer);
  }
}

/** A file whose questions show pictures of the bank. */
export interface PicturedReading {
  reading: FileReading;
  /** The new ones among them by their hashes; the bank does not have them yet. */
  made: ReadonlyMap<string, Uploaded>;
}

/** A picture that was made, as the row it becomes says it. */
type Uploaded = Omit<Parameters<typeof keepPicture>[1], 'added_by' | 'added_at'>;

/** Makes the pictures of a file. Nothing is filed: a file that is refused later must leave nothing behind. Throws {@link Refusal} 413 or 503. */
export async function withPictures(reading: FileReading, maker: Maker): Promise<PicturedReading> {
  const sources = sourcesIn(reading);
  if (sources.size === 0) return { reading, made: new Map() };
  const outcomes = await madeInTime(sources, maker);
  const made = new Map<string, Uploaded>();
  for (const outcome of outcomes.values())
    if ('kept' in outcome && outcome.bytes) made.set(outcome.kept.hash, { ...outcome.kept, bytes: outcome.bytes });
  return { reading: readingWith(reading, outcomes), made };
}

/** Files the new pictures that these questions show. */
export async function keepMade(
  tx: Tx,
  drafts: readonly QuestionDraft[],
  made: PicturedReading['made'],
  by: { uid: string; at: number },
): Promise<void> {
  for (const hash of new Set(bankPictures(drafts).map((picture) => picture.hash))) {
    const picture = made.get(hash);
    if (picture !== undefined) await keepPicture(tx, { ...picture, added_by: by.uid, added_at: by.at });
  }
}
