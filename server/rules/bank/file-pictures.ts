import type { Fault } from '../../../contract/faults/fault';
import { picturesByColumn, repictured } from '../../../contract/formats/moodle/repictured';
import type { Picture } from '../../../contract/question/picture';
import type { QuestionDraft } from '../../../contract/question/question';
import { questionKey } from '../../../contract/question/question-key';
import type { CellFault } from '../../../contract/sheet/cell-fault';
import { isKnown, openRepeats } from '../../../contract/sheet/read-rows';
import type { FileReading } from './file-reading';

/** The outcome of a picture of a file: a picture of the bank, perhaps new with its bytes, or why it was refused. */
export type StoredOutcome = { kept: Omit<Picture, 'alt'>; bytes?: Buffer } | { why: Fault };

/** The pictures of the good questions, by their names in the drafts. */
export function sourcesIn({ good, pictures = new Map() }: FileReading): Map<string, Uint8Array> {
  const names = new Set(good.flatMap(({ draft }) => picturesByColumn(draft).map(([, { hash }]) => hash)));
  return new Map([...pictures].filter(([name]) => names.has(name)));
}

const unread: StoredOutcome = { why: { code: 'picture-not-read' } };

/** The draft with the bank's pictures in place of the file's, or the faults of the file's pictures. */
function withOutcomes(
  draft: QuestionDraft,
  outcomes: ReadonlyMap<string, StoredOutcome>,
): { draft: QuestionDraft } | { faults: CellFault[] } {
  const faults: CellFault[] = [];
  const kept = new Map<string, Omit<Picture, 'alt'>>();
  for (const [column, { hash }] of picturesByColumn(draft)) {
    const outcome = outcomes.get(hash) ?? unread;
    if ('why' in outcome) faults.push({ column, why: outcome.why });
    else kept.set(hash, outcome.kept);
  }
  return faults.length > 0 ? { faults } : { draft: repictured(draft, (picture) => ({ ...picture, ...kept.get(picture.hash) })) };
}

/**
 * A file's questions with the pictures as they are stored. Their keys are known only now: two pictures may have become the same, and so two
 * questions; the second question is refused. A question with a refused picture is refused too.
 */
export function readingWith(reading: FileReading, outcomes: ReadonlyMap<string, StoredOutcome>): FileReading {
  const good: FileReading['good'] = [];
  const faults = [...reading.faults];
  const repeatOf = openRepeats(reading.place);
  let { repeats } = reading;
  for (const { draft: read, key: _, ...at } of reading.good) {
    const outcome = withOutcomes(read, outcomes);
    if ('faults' in outcome) {
      faults.push(...outcome.faults.map((fault) => ({ ...at, ...fault })));
      continue;
    }
    const key = questionKey(outcome.draft);
    const fault = repeatOf(outcome.draft, key, at.row);
    if (fault === null) good.push({ ...at, draft: outcome.draft, key });
    else {
      if (isKnown(fault)) repeats += 1;
      faults.push({ ...at, ...fault });
    }
  }
  const { total, further, notes, place } = reading;
  return { total, good, faults, further, repeats, notes, place };
}
