import { useCopy } from '../../copy/use-copy';
import { useIsLate } from '../use-is-late';

/** The loading screen of spec §1; after 10 seconds it says what to try. */
export function Loading() {
  const copy = useCopy();
  const isLate = useIsLate();
  return (
    <div
      role="status"
      aria-busy="true"
      data-loading
      className="flex min-h-[50dvh] flex-col items-center justify-center gap-3 p-6 text-center"
    >
      <div aria-hidden="true" className="size-8 animate-spin rounded-full border-4 border-line border-t-brand" />
      <p className="font-medium">{copy.loading}</p>
      {isLate && <p className="text-ink-soft">{copy.loadingLate}</p>}
    </div>
  );
}
