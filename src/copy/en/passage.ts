/** The sentences of passages that questions share; only papers and results with passages load them. */
export const passageCopy = {
  /** Names what stands beside the questions of these numbers. */
  of: (from: number, to: number): string => (from === to ? `Passage for question ${from}` : `Passage for questions ${from} to ${to}`),
  alone: 'Passage',
  /** Names the button that draws the passage over its question, and back. */
  whole: 'Passage over the whole screen',
  /** Names the button that shows more than the first lines, and back. */
  all: 'Whole passage',
  shorter: 'First lines only',
};
