import { numberIn } from '../figures/number-in';

/** The sentences of files for Anki, a program that many learn with. */
export const ankiCopy = {
  title: 'Mistakes for Anki',
  what: (count: number) =>
    `${count === 1 ? '1 question' : `${numberIn('en-IN', count)} questions`} as a file for Anki: the answer and its explanation are on the back.`,
  noPictures: 'Pictures are not in the file; a description stands in their place.',
  save: 'Save the file',
  made: 'The file is ready. In Anki, choose File, then Import. A question that is there already is replaced.',
  notMade: 'This browser cannot save files.',
  /** English in every language: phones read such names best. */
  fileName: 'mistakes-for-anki.txt',

  // In the file
  picture: (description: string) => (description === '' ? '[Picture]' : `[Picture: ${description}]`),
  note: (text: string) => `Your note: ${text}`,
};

export type AnkiCopy = typeof ankiCopy;
