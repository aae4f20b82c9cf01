import type { Fault } from '../../contract/faults/fault';
import { picturesByColumn, repictured } from '../../contract/formats/pictures/repictured';
import type { Picture } from '../../contract/question/picture';
import type { QuestionDraft } from '../../contract/question/question';
import { questionKey } from '../../contract/question/question-key';
import { sameAsFault } from '../../contract/sheet/read-rows';
import type { ColumnFault } from '../../contract/sheet/row';
import type { FileReading } from './file-reading';

/** What became of a picture of a file: one that the bank has, or is to have, with its bytes, or why it was refused. */
export type StoredOutcome = { kept: Omit<Picture, 'alt'>; bytes?: Buffer } | { why: Fault };

/** The pictures that good questions show, by the names that they have in the drafts. */
export function sourcesIn({ good, pictures = new Map() }: FileReading): Map<string, Uint8Array> {
  const names = new Set(good.flatMap(({ draft }) => picturesByColumn(draft).map(([, { hash }]) => hash)));
  return new Map([...pictures].filter(([name]) => names.has(name)));
}

const unread: StoredOutcome = { why: { code: 'picture-not-read' } };

/** The draft with pictures of the bank, or what is wrong with those of the file. */
function withOutcomes(
  draft: QuestionDraft,
  outcomes: ReadonlyMap<string, StoredOutcome>,
): { draft: QuestionDraft } | { faults: ColumnFault[] } {
  const faults: ColumnFault[] = [];
  const kept = new Map<string, Omit<Picture, 'alt'>>();
  for (const [column, { hash }] of picturesByColumn(draft)) {
    const outcome = outcomes.get(hash) ?? unread;
    if ('why' in outcome) faults.push({ column, why: outcome.why });
    else kept.set(hash, outcome.kept);
  }
  return faults.length > 0 ? { faults } : { draft: repictured(draft, (picture) => ({ ...picture, ...kept.get(picture.hash) })) };
}

/**
 * A file's questions with the pictures that were made of its own. Only now their keys can be known: two pictures may have become one, and with them
 * two questions; the second of these is refused. A question whose picture was refused is so too.
 */
export function readingWith(reading: FileReading, outcomes: ReadonlyMap<string, StoredOutcome>): FileReading {
  const good: FileReading['good'] = [];
  const faults = [...reading.faults];
  const firstRow = new Map<string, number>();
  for (const { row, draft: read } of reading.good) {
    const outcome = withOutcomes(read, outcomes);
    if ('faults' in outcome) {
      faults.push(...outcome.faults.map((fault) => ({ ...fault, row })));
      continue;
    }
    const key = questionKey(outcome.draft);
    const first = firstRow.get(key);
    if (first === undefined) {
      firstRow.set(key, row);
      good.push({ row, draft: outcome.draft, key });
    } else faults.push({ ...sameAsFault(first, 'Line'), row });
  }
  return { total: reading.total, good, faults, further: reading.further };
}
