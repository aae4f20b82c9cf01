import { maxQuestions } from '../sheet/limits';
import type { Place } from '../sheet/read-rows';
import type { WholeFault } from '../sheet/whole-fault';
import { encodingOf } from './encoding';
import { giftCategories, readGift } from './gift/gift';
import { Album } from './moodle/album';
import { moodleCategories, readMoodleXml } from './moodle/moodle-xml';
import { readAiken } from './shared/aiken';
import { type Entry, FormatFault } from './shared/entry';
import { countLines } from './shared/lines';
import { mended, withoutMends } from './shared/mends';
import type { CategoryPlace } from './shared/moodle-path';
import { chosenTextFault } from './text-file';

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return null;
  }
}

const isXml = (text: string): boolean => text.trimStart().startsWith('<');
const isAiken = (text: string): boolean => /^[ \t]*ANSWER[ \t]*:/im.test(text) && /^[ \t]*[A-Z][.)]/m.test(text);

interface Reader {
  is: 'gift' | 'aiken' | 'xml';
  read: (text: string, album: Album) => Generator<Entry>;
  /** Where a file says a category. */
  categories: (text: string) => Iterable<CategoryPlace>;
  /** Of an entry: see {@link OpenFile}. */
  place: Place;
  count: (text: string) => number;
}

const countQuestions = (xml: string): number => xml.split('<question ').length - 1;

const readers: Readonly<Record<Reader['is'], Reader>> = {
  gift: { is: 'gift', read: readGift, categories: giftCategories, place: 'Line', count: countLines },
  aiken: { is: 'aiken', read: readAiken, categories: () => [], place: 'Line', count: countLines },
  xml: { is: 'xml', read: readMoodleXml, categories: moodleCategories, place: 'Question', count: countQuestions },
};

function readerOf(name: string, text: string): Reader | null {
  if (isXml(text)) return readers.xml;
  if (!name.toLowerCase().endsWith('.gift') && isAiken(text)) return readers.aiken;
  return text.includes('{') ? readers.gift : null;
}

function* upToLimit(entries: Iterable<Entry>): Generator<Entry> {
  let count = 0;
  for (const entry of entries) {
    count += 1;
    if (count > maxQuestions) throw new FormatFault(entry.line, { code: 'too-many-questions', most: maxQuestions }, 'too-large');
    yield entry;
  }
}

/** A file of questions that is being read. */
export interface OpenFile {
  is: Reader['is'];
  text: string;
  /** The questions in their order, as they were mended. */
  entries: Iterable<Entry>;
  /** What their numbers count, and about how many of that the file has. */
  place: Place;
  most: number;
  /** Where the file says a category; reading them goes through the file once more. */
  categories: Iterable<CategoryPlace>;
  /** The pictures of the questions; complete once all questions are read. */
  album: Album;
}

/** Opens a GIFT, Aiken or Moodle XML file. Returns the fault of the file, or its questions; reading them may throw `FileRefused`. */
export function readFile(file: { name: string; bytes: Uint8Array }): OpenFile | WholeFault {
  const fault = chosenTextFault({ name: file.name, size: file.bytes.length });
  if (fault !== null) return fault;
  const whole = decoded(file.bytes);
  if (whole === null || whole.includes('\0')) return { is: 'invalid', why: { code: 'not-utf-8' } };
  const { text, mends } = withoutMends(whole);
  const reader = readerOf(file.name, text);
  if (reader === null) return { is: 'unsupported', why: { code: 'unknown-format' } };
  const album = new Album();
  const { is, read, categories, place, count } = reader;
  const entries = mended(upToLimit(read(text, album)), mends);
  return { is, text, entries, place, most: count(text), categories: categories(text), album };
}
