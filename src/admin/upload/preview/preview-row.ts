import type { Category } from '../../../../contract/question/category';
import { picturesIn } from '../../../../contract/question/picture';
import { inWords } from '../../../../contract/question/question';
import type { ReadRow } from '../../../../contract/sheet/read-rows';
import { placed } from '../../category/tree';
import type { PreviewRow } from '../worker/worker-messages';
import { hashOfQuestion } from './known/hash-of-question';

/** How a question that was read appears in the preview, whatever file it came from. `pictures`: of the file, by their names in it. */
export function showing(
  categories: readonly Category[],
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): (read: ReadRow, id: number) => Promise<PreviewRow> {
  const hashed = hashOfQuestion(pictures);
  const paths = new Map(placed([...categories]).map(({ id, path }) => [id, path]));
  return async (read, id) => {
    if ('faults' in read) {
      return { id, at: read.row, question: read.question, answer: '', category: '', pictures: [], problems: read.faults };
    }
    const { description, options, categoryIds } = read.draft;
    const right = options.find(({ correct }) => correct);
    return {
      id,
      at: read.row,
      question: description,
      answer: right ? inWords(right) : '',
      category: categoryIds.map((id) => paths.get(id) ?? '').join(', '),
      pictures: picturesIn([read.draft]).map(({ alt }) => alt),
      options: options.map(inWords),
      problems: [],
      ...(await hashed(read)),
    };
  };
}
