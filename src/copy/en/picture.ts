/** The sentences about pictures of questions, loaded with the first paper that has pictures. */
export const pictureCopy = {
  picture: 'Picture',
  enlarge: 'Enlarge the picture',
  enlargeOption: (letter: string) => `Enlarge the picture of option ${letter}`,
  fullSize: 'Full size',
  whole: 'Whole picture',
  notHere: 'This picture is not on this device yet. It shows:',
  missing: (missing: number) =>
    `${missing === 1 ? 'One picture' : `${missing} pictures`} of this assessment ${missing === 1 ? 'is' : 'are'} not on this device yet. Missing pictures are downloaded automatically while there is a connection. You can start now: until a picture is here, it is described in words.`,
  progress: (here: number, all: number) => `${here} of ${all} pictures`,
};
