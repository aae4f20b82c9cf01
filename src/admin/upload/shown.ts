import type { Category } from '../../../contract/category';
import type { ReadRow } from '../../../contract/sheet';
import { placed } from '../category/tree';
import { hashOf } from './known/hash-of';
import type { PreviewRow } from './worker-messages';

/** How a question that was read appears in the preview, whatever file it came from. */
export function showing(categories: readonly Category[]): (read: ReadRow, id: number) => Promise<PreviewRow> {
  const paths = new Map(placed([...categories]).map(({ id, path }) => [id, path]));
  return async (read, id) => {
    if ('faults' in read) {
      return { id, at: read.row, question: read.question, answer: '', category: '', problems: read.faults };
    }
    const { description, options, categoryIds } = read.draft;
    return {
      id,
      at: read.row,
      question: description,
      answer: options.find(({ correct }) => correct)?.text ?? '',
      category: categoryIds.map((id) => paths.get(id) ?? '').join(', '),
      problems: [],
      ...(await hashOf(read.key)),
    };
  };
}
