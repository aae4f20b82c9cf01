import type { ReactNode } from 'react';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { useAdminCopy } from '../../words/use-admin-copy';
import type { usePrint } from './use-print';

/** Prints a list whose rows are fetched first. */
export function PrintButton({ state, print, children }: Pick<ReturnType<typeof usePrint>, 'state' | 'print'> & { children: ReactNode }) {
  const copy = useAdminCopy();
  return (
    <>
      <Button variant="secondary" aria-disabled={state === 'fetching'} className="aria-disabled:opacity-55" onClick={print}>
        {children}
      </Button>
      {state === 'fetching' && (
        <span role="status" className="text-ink-soft text-sm">
          {copy.printing}
        </span>
      )}
      {state === 'failed' && <Banner tone="error">{copy.printFailed}</Banner>}
    </>
  );
}
