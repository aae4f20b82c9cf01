import { idList } from '../../wording/id-list';

/** The form's sentences about pictures; `of` is one of the places. */
export const words = {
  question: 'the question',
  option: (letter: string) => `option ${letter}`,
  explanation: 'the explanation',
  add: (of: string) => `Add a picture to ${of}`,
  remove: (of: string) => `Remove the picture of ${of}`,
  alt: (of: string) => `What the picture of ${of} shows`,
  altHint:
    'The description is for learners who cannot see the picture, and shown until it has loaded. Describe what is needed to answer, not the answer.',
  sending: 'Uploading the picture…',
  isNot: (of: string, why: string) => `Picture of ${of}: the file ${why}.`,
  failed: (of: string, why: string) => `Picture of ${of}: it could not be uploaded. ${why}`,
  tip: 'A picture can be added to the question, each option and the explanation: choose a file, drop it there or paste it.',
  exported:
    'Moodle XML carries pictures. Excel and GIFT do not: a question with pictures is exported without them, and an option that is only a picture becomes its description.',
  lost: (ids: readonly number[]): string =>
    ids.length === 1
      ? `Question ${ids[0]} was exported without its pictures. Moodle XML carries them.`
      : `${ids.length} questions were exported without their pictures: ${idList(ids)}. Moodle XML carries them.`,
  inFile: 'New pictures are checked when the file is imported; a question with one may already be in the bank.',
  count: (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`),
  pictureMissing: 'The picture could not be loaded.',
};
