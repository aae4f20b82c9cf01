import { fold } from '../fields/fold';
import { optionColumns } from './columns';
import type { AnsweredRow, SheetKind } from './kind-row';
import { correctFault } from './options';

export const correctColumn = 'Correct option';

const planets = { 'Option 1': 'Venus', 'Option 2': 'Mercury', 'Option 3': 'Earth', 'Option 4': 'Mars' };

const withOptions = (
  answered: AnsweredRow,
  several: Parameters<typeof correctFault>[2],
): Pick<SheetKind, 'columns' | 'read' | 'cells'> => ({
  columns: [...optionColumns, correctColumn],
  read({ text, options }) {
    const why = correctFault(text, options, several);
    return { answered, faults: why === null ? [] : [{ column: correctColumn, why }] };
  },
  cells: () => ({}),
});

export const single: SheetKind = {
  ...withOptions({}, 'one only'),
  words: ['single', 'single correct', 'mcq', 'एक सही'].map(fold),
  isMeant: () => true,
  example: {
    ...planets,
    Question: 'Which planet is nearest to the Sun?',
    [correctColumn]: 2,
    Explanation: 'Mercury is nearest, then come Venus, Earth and Mars.',
  },
};

export const multiple: SheetKind = {
  ...withOptions({ kind: 'multiple' }, 'may be several'),
  words: ['multiple', 'multiple correct', 'msq', 'कई सही'].map(fold),
  isMeant: (_, right) => right > 1,
  example: {
    ...planets,
    Question: 'Which planets are nearer to the Sun than the Earth?',
    [correctColumn]: 'A, B',
    Explanation: 'Mercury and Venus are nearer.',
    Kind: 'multiple',
  },
};
