import { type Picture, picturesIn } from './picture';

type Shown = Parameters<typeof picturesIn>[0][number];

/** Returns every picture of these questions of the bank, in order, and of their passages, which stand at each question there. */
export const bankPictures = (questions: readonly (Shown & { passage?: { picture?: Picture | undefined } | undefined })[]): Picture[] =>
  picturesIn(
    questions,
    questions.flatMap(({ passage }) => passage ?? []),
  );
