import { useMutation } from '@tanstack/react-query';
import { Banner } from '../../../../ui/controls/Banner';
import { Button } from '../../../../ui/controls/Button';
import { saveWorkbook } from '../../../kit/calls/save';
import { useBankCopy } from '../../../words/use-bank-copy';
import { made } from '../worker/ask/ask-worker';
import type { FaultInWords, UploadedAs } from '../worker/ask/worker-messages';

interface Props {
  /** The faulty rows, each with its reason. */
  faults: FaultInWords[];
  file: File;
  /** What the sheet holds; absent: questions. */
  of?: UploadedAs;
}

/** Saves the faulty rows of a sheet as a sheet with the reasons beside them, to be mended and uploaded again. */
export function FaultyRows({ faults, file, of }: Props) {
  const { shaping: words } = useBankCopy();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const bytes = await made({ make: 'faulty rows', file, reasons: faults, title: words.reason, ...(of && { of }) });
      saveWorkbook(bytes, file.name.replace(/\.[^.]*$/, '-faulty.xlsx'));
    },
  });
  if (faults.length === 0) return null;
  return (
    <>
      <Button variant="secondary" className="self-start" disabled={isPending} onClick={() => mutate()}>
        {words.faulty(faults.length)}
      </Button>
      {isError && <Banner tone="error">{words.faultyFailed}</Banner>}
    </>
  );
}
