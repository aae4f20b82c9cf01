/** What the form says around pictures; `of` is one of the places. */
export const words = {
  question: 'the question',
  option: (letter: string) => `option ${letter}`,
  explanation: 'the explanation',
  add: (of: string) => `Add a picture to ${of}`,
  remove: (of: string) => `Remove the picture of ${of}`,
  alt: (of: string) => `What the picture of ${of} shows`,
  altHint:
    'What a picture shows is said for learners who cannot see it, and until it has loaded. Say what it takes to answer, not the answer.',
  sending: 'Uploading the picture…',
  isNot: (of: string, why: string) => `Picture of ${of}: the file ${why}.`,
  failed: (of: string, why: string) => `Picture of ${of}: it could not be uploaded. ${why}`,
  tip: 'A picture can be added to the question, each option and the explanation: choose a file, drop it there or paste it.',
  notExported:
    'Files hold no pictures: a question that has some is exported without them, and an option that is nothing but a picture as its description.',
  count: (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`),
};
