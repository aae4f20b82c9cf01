import { useMutation } from '@tanstack/react-query';
import type { RosterSummary } from '../../../../contract/people/roster';
import { call } from '../../kit/calls/call';
import { type FormRefusal, refusedThere } from '../../kit/calls/refusal';
import { usePeopleCopy } from '../../words/use-people-copy';

/** What a chosen sheet would do, as the server reads it. */
export function useRosterPreview() {
  const copy = usePeopleCopy();
  const { mutate, reset, data, error, isPending } = useMutation<RosterSummary, Error, File>({
    mutationFn: (file) => call('uploadRoster', { file, query: { preview: 'true' } }),
  });
  const refusal: FormRefusal | null = error && refusedThere(copy.rosterNotRead, error, copy);
  return {
    shown: data ?? null,
    refusal,
    isReading: isPending,
    /** Reads another sheet; null: none. */
    read: (file: File | null) => (file === null ? reset() : mutate(file)),
  };
}
