import type { Revision } from '../../../analysis/revise/schedule';

/** The saved ones of a schedule; whose star or note was said last comes first. */
export const savedIn = (revisions: readonly Revision[]): Revision[] =>
  revisions.filter(({ isSaved }) => isSaved).sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0));

/** What a saved question is searched by: the person's note, then what is printed of it, in both of its languages. Its solution is not among it. */
export const searchedOf = ({ note, question, passage, subjectName, categories, assessmentTitle }: Revision): string =>
  [
    ...[note, question.questionText, ...question.options.map(({ text }) => text)],
    ...[question.translation?.description, ...(question.translation?.options ?? [])],
    ...[passage?.text, passage?.translation?.text, subjectName, ...categories, assessmentTitle],
  ]
    .filter(Boolean)
    .join('\n');
