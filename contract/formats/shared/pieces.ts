import type { PassageDraft } from '../../question/passage-draft';
import type { QuestionDraft } from '../../question/question';
import { forMoodle, type Paths } from './filed';
import { passageNames } from './passages';

/** How a format writes what stands in a file. */
interface Written {
  category: (path: string) => string;
  /** `language`: of the first question that names the passage. */
  passage: (passage: PassageDraft, name: string, language: string) => string;
  question: (question: QuestionDraft, tags: readonly string[]) => string;
}

/** The bank's questions as a file, piece by piece: each question behind its category, where that changes, and behind its passage, where it is the first of it. */
export function* pieces(questions: Iterable<QuestionDraft>, paths: Paths, written: Written): Generator<string> {
  let current = '';
  const nameOf = passageNames();
  for (const question of questions) {
    const shared = question.passage && nameOf(question.passage);
    const { category, tags } = forMoodle(question, paths, shared?.name ?? null);
    const move = category === current ? '' : written.category(category);
    current = category;
    const passage = question.passage && shared?.isNew ? written.passage(question.passage, shared.name, question.language) : '';
    yield move + passage + written.question(question, tags);
  }
}
