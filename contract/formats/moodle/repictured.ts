import type { Picture } from '../../question/picture';
import type { Option, QuestionDraft } from '../../question/question';
import { optionColumns } from '../../sheet/columns';

/** The pictures of a question that was read from a file, each with its column. */
export const picturesByColumn = ({
  picture,
  options,
  explanationPicture,
  passage,
}: QuestionDraft): [column: string, picture: Picture][] => [
  ...(picture ? [['Question', picture] as [string, Picture]] : []),
  ...options.flatMap((option, at): [string, Picture][] => [
    ...(option.picture ? [[optionColumns[at] ?? 'Options', option.picture] as [string, Picture]] : []),
    ...(option.explanationPicture ? [['Explanation', option.explanationPicture] as [string, Picture]] : []),
  ]),
  ...(explanationPicture ? [['Explanation', explanationPicture] as [string, Picture]] : []),
  ...(passage?.picture ? [['Passage text', passage.picture] as [string, Picture]] : []),
];

/** Returns the question with each picture replaced. */
export function repictured(draft: QuestionDraft, as: (picture: Picture) => Picture): QuestionDraft {
  const optionWith = (option: Option): Option => ({
    ...option,
    ...(option.picture && { picture: as(option.picture) }),
    ...(option.explanationPicture && { explanationPicture: as(option.explanationPicture) }),
  });
  return {
    ...draft,
    ...(draft.picture && { picture: as(draft.picture) }),
    ...(draft.passage?.picture && { passage: { ...draft.passage, picture: as(draft.passage.picture) } }),
    ...(draft.explanationPicture && { explanationPicture: as(draft.explanationPicture) }),
    options: draft.options.map(optionWith),
  };
}
