import { repictured } from '../../../../../../contract/formats/moodle/repictured';
import { bankPictures } from '../../../../../../contract/question/bank-pictures';
import type { QuestionDraft } from '../../../../../../contract/question/question';
import { questionKey, rightKey } from '../../../../../../contract/question/question-key';
import type { ReadRow } from '../../../../../../contract/sheet/read-rows';
import type { PreviewRow } from '../ask/worker-messages';
import { hashOf, urlSafe } from './hash-of';

/** The hashes by which the bank is asked for a question: of its key and of its right answer. */
async function hashesOf(draft: QuestionDraft, key: string): Promise<Pick<PreviewRow, 'hash' | 'answerHash'>> {
  const [own, { hash: answerHash }] = [await hashOf(key), await hashOf(rightKey(draft))];
  return { ...own, ...(answerHash !== undefined && { answerHash }) };
}

/**
 * The hashes of a question's key and right answer as the bank has them. Pictures that came out of a bank are known there by the hash of their bytes; others are
 * made small first, so that only the server can tell whether it has a question with them.
 */
export function hashesOfQuestion(
  pictures: ReadonlyMap<string, Uint8Array>,
): (read: Extract<ReadRow, { key: string }>) => Promise<Pick<PreviewRow, 'hash' | 'answerHash'>> {
  const names = new Map<string, string>();

  async function nameOf(hash: string): Promise<void> {
    const bytes = names.has(hash) ? undefined : pictures.get(hash);
    const { hash: own } = bytes === undefined ? {} : await hashOf(bytes);
    if (own !== undefined) names.set(hash, urlSafe(own));
  }

  return async ({ draft, key }) => {
    const shown = bankPictures([draft]);
    if (shown.length === 0) return hashesOf(draft, key);
    for (const { hash } of shown) await nameOf(hash);
    const kept = repictured(draft, (picture) => ({ ...picture, hash: names.get(picture.hash) ?? picture.hash }));
    return hashesOf(kept, questionKey(kept));
  };
}
