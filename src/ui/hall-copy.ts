type Keys = [keys: string, what: string][];

const options: Keys = [['A–F, 1–6', 'Choose an option']];
const moves: Keys = [
  ['N', 'Next question'],
  ['P', 'Previous question'],
];
const help: Keys = [['?', 'Show these keys']];

/** The sentences of the keyboard dialog and of the look of the test halls. They stand apart from the others because only their screens pay for them. */
export const hallCopy = {
  keyList: {
    plain: [...options, ...moves, ['M', 'Mark for Review, or take the mark off'], ['R', 'Reset Answer'], ...help],
    hall: [...options, ['S', 'Save & Next'], ['M', 'Mark for Review & Next'], ['R', 'Clear Response'], ...moves, ...help],
  },
  keysOn: 'Use single keys',
  keysNote: 'They rest while you type and while a window like this one is open. Your choice is remembered on this device.',
};

export type HallCopy = typeof hallCopy;
