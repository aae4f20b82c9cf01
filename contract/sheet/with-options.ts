import { fold } from '../fields/fold';
import { optionColumns } from './columns';
import type { AnsweredRow, SheetKind } from './kind-row';
import { correctFault } from './options';

const withOptions = (
  answered: AnsweredRow,
  several: Parameters<typeof correctFault>[2],
): Pick<SheetKind, 'columns' | 'read' | 'cells'> => ({
  columns: [...optionColumns, 'Correct option'],
  read({ text, options }) {
    const why = correctFault(text, options, several);
    return { answered, faults: why === null ? [] : [{ column: 'Correct option', why }] };
  },
  cells: () => ({}),
});

export const single: SheetKind = {
  ...withOptions({}, 'one only'),
  words: ['single', 'single correct', 'mcq', 'एक सही'].map(fold),
  isMeant: () => true,
};

export const multiple: SheetKind = {
  ...withOptions({ kind: 'multiple' }, 'may be several'),
  words: ['multiple', 'multiple correct', 'msq', 'कई सही'].map(fold),
  isMeant: (_, right) => right > 1,
};
