import { pageLimits } from '../../../../contract/calls/page';
import type { Question } from '../../../../contract/question/question';
import { askQuestions, type BankQuery } from './use-questions';

/**
 * Fetches every question of a query, or of these ids, page by page, the oldest first. `onPage` hears how many there are so far and returns
 * whether to go on; null if not. Throws `ApiError`.
 */
export async function everyQuestion(of: BankQuery | readonly number[], onPage: (count: number) => boolean): Promise<Question[] | null> {
  const { size } = pageLimits;
  const questions = new Map<number, Question>();
  for (let page = 1; ; page += 1) {
    const ids = Array.isArray(of) ? of.slice((page - 1) * size, page * size) : null;
    if (ids?.length === 0) return [...questions.values()];
    const query: BankQuery = ids === null ? { ...(of as BankQuery), sort: 'id' } : { ids: ids.join(), sort: 'id' };
    const { items } = await askQuestions(query, ids === null ? page : 1, size);
    for (const question of items) questions.set(question.id, question);
    if (!onPage(questions.size)) return null;
    if (ids === null && items.length < size) return [...questions.values()];
  }
}
