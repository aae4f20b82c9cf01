import { repictured } from '../../../../../contract/formats/moodle/repictured';
import { bankPictures } from '../../../../../contract/question/bank-pictures';
import { questionKey } from '../../../../../contract/question/question-key';
import type { ReadRow } from '../../../../../contract/sheet/read-rows';
import { hashOf, urlSafe } from './hash-of';

/**
 * The hash of a question's key as the bank files it. Pictures that came out of a bank are known there by the hash of their bytes; others are made small
 * first, so that only the server can tell whether it has a question with them.
 */
export function hashOfQuestion(
  pictures: ReadonlyMap<string, Uint8Array>,
): (read: Extract<ReadRow, { key: string }>) => Promise<{ hash?: string }> {
  const names = new Map<string, string>();

  async function nameOf(hash: string): Promise<void> {
    const bytes = names.has(hash) ? undefined : pictures.get(hash);
    const { hash: own } = bytes === undefined ? {} : await hashOf(bytes);
    if (own !== undefined) names.set(hash, urlSafe(own));
  }

  return async ({ draft, key }) => {
    const shown = bankPictures([draft]);
    if (shown.length === 0) return hashOf(key);
    for (const { hash } of shown) await nameOf(hash);
    return hashOf(questionKey(repictured(draft, (picture) => ({ ...picture, hash: names.get(picture.hash) ?? picture.hash }))));
  };
}
