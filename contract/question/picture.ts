import * as v from 'valibot';

/** A picture in a reply. The size reserves its space while the bytes load; `alt` describes it. */
export const ShownPictureSchema = v.object({ hash: v.string(), width: v.number(), height: v.number(), alt: v.string() });
export type Picture = v.InferOutput<typeof ShownPictureSchema>;

interface Pictured {
  picture?: Picture | undefined;
  explanationPicture?: Picture | undefined;
}

/** Returns every picture of these questions, in order, and of the passages that they share. */
export const picturesIn = (
  questions: readonly (Pictured & { options: readonly Pictured[] })[],
  passages: readonly Pictured[] = [],
): Picture[] =>
  [...questions.flatMap((question) => [question, ...question.options]), ...passages].flatMap(({ picture, explanationPicture }) =>
    [picture ?? [], explanationPicture ?? []].flat(),
  );

/** The same of questions that have their passages beside them. */
export const picturesBeside = (
  all: readonly { question: Parameters<typeof picturesIn>[0][number]; passage?: Pictured | undefined }[],
): Picture[] => {
  const [questions, passages] = [all.map(({ question }) => question), all.flatMap(({ passage }) => passage ?? [])];
  return picturesIn(questions, passages);
};
