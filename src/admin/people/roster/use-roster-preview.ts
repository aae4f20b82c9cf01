import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RosterSummary } from '../../../../contract/people/roster';
import { call } from '../../kit/calls/call';
import { type FormRefusal, fieldsIn, refusedThere } from '../../kit/calls/refusal';
import { usePeopleCopy } from '../../words/use-people-copy';

/** Whether the server found none of the columns of a roster, not all, or one of them twice. */
const lacksColumns = (error: Error): boolean =>
  Object.values(fieldsIn(error)).some(
    (reason) => typeof reason !== 'string' && (reason.code.startsWith('columns-missing') || reason.code === 'column-twice'),
  );

/**
 * What a chosen sheet would do, as the server reads it. `onOtherColumns`: called with a sheet whose columns are not those of a roster, or that has others
 * beside them, which nothing reads: their admin says what they mean.
 */
export function useRosterPreview(onOtherColumns: (file: File) => void) {
  const copy = usePeopleCopy();
  /** The reading before, shown until the same sheet with a mended row is read. */
  const [before, setBefore] = useState<RosterSummary | null>(null);
  const { mutate, reset, data, error, isPending } = useMutation<RosterSummary, Error, File>({
    mutationFn: (file) => call('uploadRoster', { file, query: { preview: 'true' } }),
    onSuccess: ({ located: { unknown = [] } }, file) => unknown.length > 0 && onOtherColumns(file),
    onError: (thrown, file) => lacksColumns(thrown) && onOtherColumns(file),
  });
  const refusal: FormRefusal | null = error && refusedThere(copy.rosterNotRead, error, copy);
  return {
    shown: data ?? (isPending ? before : null),
    refusal,
    isReading: isPending,
    /** Reads another sheet; null: none. `isAgain`: it is the sheet of before, with a mended row or with fewer. */
    read(file: File | null, isAgain = false): void {
      setBefore(isAgain ? (data ?? before) : null);
      if (file === null) reset();
      else mutate(file);
    },
  };
}
