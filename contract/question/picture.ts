import * as v from 'valibot';

/** A picture as whoever shows it reads it. Its size keeps its place free while the bytes come; `alt` is what it shows, in words. */
export const ShownPictureSchema = v.object({ hash: v.string(), width: v.number(), height: v.number(), alt: v.string() });
export type Picture = v.InferOutput<typeof ShownPictureSchema>;

interface Pictured {
  picture?: Picture | undefined;
  explanationPicture?: Picture | undefined;
}

/** Every picture that these questions show, in their order. */
export const picturesIn = (questions: readonly (Pictured & { options: readonly Pictured[] })[]): Picture[] =>
  questions
    .flatMap((question) => [question, ...question.options])
    .flatMap(({ picture, explanationPicture }) => [picture ?? [], explanationPicture ?? []].flat());
