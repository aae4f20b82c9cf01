import { useMutation } from '@tanstack/react-query';
import { Banner } from '../../../../ui/controls/Banner';
import { Button } from '../../../../ui/controls/Button';
import { save, xlsx } from '../../../kit/calls/save';
import { useBankCopy } from '../../../words/use-bank-copy';
import { made } from '../worker/ask-worker';
import type { PreviewRow } from '../worker/worker-messages';
import { faultsOf } from './PreviewRows';
import { stateOf } from './row-state';

/** Saves the faulty rows of a sheet as a sheet with the reasons beside them, to be mended and uploaded again. */
export function FaultyRows({ rows, file }: { rows: PreviewRow[]; file: File }) {
  const copy = useBankCopy();
  const words = copy.shaping;
  // A question that is there already is nothing to mend.
  const bad = rows.filter((row) => stateOf(row) === 'faulty');
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const reasons = bad.map((row) => ({ row: row.at, reason: faultsOf(copy, 'Row', row).join(' ') }));
      save(await made({ make: 'faulty rows', file, reasons, title: words.reason }), file.name.replace(/\.[^.]*$/, '-faulty.xlsx'), xlsx);
    },
  });
  if (bad.length === 0) return null;
  return (
    <>
      <Button variant="secondary" className="self-start" disabled={isPending} onClick={() => mutate()}>
        {words.faulty(bad.length)}
      </Button>
      {isError && <Banner tone="error">{words.faultyFailed}</Banner>}
    </>
  );
}
