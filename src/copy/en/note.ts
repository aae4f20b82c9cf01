/** The sentences of notes beside stars; the star alone loads them. */
export const noteCopy = {
  yours: 'Your note',
  add: 'Add a note',
  addTo: (number: number) => `Add a note to question ${number}`,
  change: 'Change the note',
  changeOf: (number: number) => `Change the note of question ${number}`,
  note: 'Note',
  hint: 'Only you see it. It follows you to your other devices, and into print and Anki.',
  tooLong: (most: number) => `At most ${most} characters.`,
  /** Below what was typed before, and left without saving. */
  draft: 'This is not saved yet.',
  cancel: 'Cancel',
  save: 'Save the note',
  failed: 'The note could not be kept on this device. Please try again.',
  starFailed: 'This could not be kept on this device. Please try again.',
};
