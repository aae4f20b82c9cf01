import { saidKind } from '../../kinds/kind';
import type { Paper } from '../assessment';
import { type PaperNeed, paperNeeds } from './needs';

/** The languages that every version of the page knows. */
const firstLanguages: readonly string[] = ['en', 'hi'];

/** Returns what a page must know to let a learner sit a paper, in the order of `paperNeeds`; empty for a paper of the specification. */
export function needsOf({ subjects, passages = [] }: Pick<Paper, 'subjects' | 'passages'>): PaperNeed[] {
  const needs = new Set<PaperNeed>();
  const speaks = (language: string | undefined) => void (firstLanguages.includes(language ?? 'en') || needs.add('languages'));
  for (const { minutes, marksPerCorrect, negativeMarksPerWrong, isLocked, questions } of subjects) {
    if ((minutes ?? marksPerCorrect ?? negativeMarksPerWrong ?? isLocked) !== undefined) needs.add('sections');
    for (const question of questions) {
      const { passage, language, translation } = question;
      const { kind } = saidKind(question);
      if (kind) needs.add(kind);
      if (passage) needs.add('passages');
      speaks(language);
      speaks(translation?.language);
    }
  }
  if (passages.length > 0) needs.add('passages');
  for (const { translation } of passages) speaks(translation?.language);
  return paperNeeds.filter((need) => needs.has(need));
}
