/** The sentences around pictures of questions. They come with the first paper that has some. */
export const pictureCopy = {
  picture: 'Picture',
  enlarge: 'Enlarge the picture',
  enlargeOption: (letter: string) => `Enlarge the picture of option ${letter}`,
  fullSize: 'Full size',
  whole: 'Whole picture',
  notHere: 'This picture is not on this device yet. It shows:',
  missing: (missing: number) =>
    `${missing === 1 ? 'One picture' : `${missing} pictures`} of this assessment ${missing === 1 ? 'is' : 'are'} not on this device yet. What is missing comes by itself while there is a connection. You can start without: until a picture is here, it is described in words.`,
  progress: (here: number, all: number) => `${here} of ${all} pictures`,
};

export type PictureCopy = typeof pictureCopy;
