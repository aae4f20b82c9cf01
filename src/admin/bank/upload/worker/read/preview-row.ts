import { repictured } from '../../../../../../contract/formats/moodle/repictured';
import { hasOptions } from '../../../../../../contract/kinds/kind';
import { bankPictures } from '../../../../../../contract/question/bank-pictures';
import type { Category } from '../../../../../../contract/question/category';
import { inWords, type QuestionDraft } from '../../../../../../contract/question/question';
import { questionKey, rightKey } from '../../../../../../contract/question/question-key';
import { typedCells } from '../../../../../../contract/sheet/kind';
import type { ReadRow } from '../../../../../../contract/sheet/read-rows';
import { placed } from '../../../category/tree';
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
function hashesOfQuestion(
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

/** What answers a question: its right options, or a number or range. */
function answerInWords(draft: QuestionDraft): string {
  if (hasOptions(draft)) return draft.options.flatMap((option) => (option.correct ? [inWords(option)] : [])).join(' · ');
  return [...new Set(Object.values(typedCells(draft)))].join(' – ');
}

/** How a question that was read appears in the preview, whatever file it came from. `pictures`: of the file, by their names in it. */
export function showing(
  categories: readonly Category[],
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): (read: ReadRow, id: number) => Promise<PreviewRow> {
  const hashed = hashesOfQuestion(pictures);
  const paths = new Map(placed([...categories]).map(({ id, path }) => [id, path]));
  return async (read, id) => {
    const at = { id, at: read.row, ...(read.name !== undefined && { name: read.name }) };
    if ('faults' in read) return { ...at, question: read.question, answer: '', category: '', pictures: [], problems: read.faults };
    const { description, options, categoryIds, passage, difficultyLevel, language, examTags, translation } = read.draft;
    return {
      ...at,
      question: description,
      answer: answerInWords(read.draft),
      category: categoryIds.map((id) => paths.get(id) ?? '').join(', '),
      pictures: bankPictures([read.draft]).map(({ alt }) => alt),
      options: options.map(inWords),
      problems: [],
      ...(hasOptions(read.draft) && { rightPlaces: options.flatMap(({ correct }, place) => (correct ? [place] : [])) }),
      ...(difficultyLevel && { difficulty: difficultyLevel }),
      ...(language && { language }),
      ...(translation && { translated: { language: translation.language, question: translation.description } }),
      ...(examTags.length > 0 && { tags: examTags }),
      ...(read.notes && { notes: read.notes }),
      ...(passage && { passage: inWords({ text: passage.text ?? '', picture: passage.picture }) }),
      ...(await hashed(read)),
    };
  };
}
