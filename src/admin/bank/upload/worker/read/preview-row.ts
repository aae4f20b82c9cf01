import { hasOptions } from '../../../../../../contract/kinds/has-options';
import { bankPictures } from '../../../../../../contract/question/bank-pictures';
import type { Category } from '../../../../../../contract/question/category';
import { inWords, type QuestionDraft } from '../../../../../../contract/question/question';
import { typedCells } from '../../../../../../contract/sheet/kind';
import type { ReadRow } from '../../../../../../contract/sheet/read-rows';
import { placed } from '../../../category/tree';
import type { PreviewRow } from '../ask/worker-messages';
import { hashesOfQuestion } from './hashes-of-question';

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
    const { description, options, categoryIds, passage, difficultyLevel } = read.draft;
    return {
      ...at,
      question: description,
      answer: answerInWords(read.draft),
      category: categoryIds.map((id) => paths.get(id) ?? '').join(', '),
      pictures: bankPictures([read.draft]).map(({ alt }) => alt),
      options: options.map(inWords),
      problems: [],
      ...(difficultyLevel && { difficulty: difficultyLevel }),
      ...(read.notes && { notes: read.notes }),
      ...(passage && { passage: inWords({ text: passage.text ?? '', picture: passage.picture }) }),
      ...(await hashed(read)),
    };
  };
}
