import { Button } from '../../../../ui/controls/Button';
import { Choice } from '../../../../ui/controls/Choice';
import { FormFoot } from '../../../kit/form/FormFoot';
import { useBankCopy } from '../../../words/use-bank-copy';
import type { Upload } from './use-upload';

interface Props {
  upload: Upload;
  /** What is being made of the file, beside its preview. */
  isBusy: boolean;
  label: string;
  sends: string;
}

/** The foot of a form of an upload, under the tick without which a file is not sent that has questions twice, with different answers. */
export function UploadFoot({ upload: { twice, at, sending, reply, noneReady, showSummary }, isBusy, label, sends }: Props) {
  const copy = useBankCopy();
  const left = reply ? reply.failed - (reply.known ?? 0) : 0;
  return (
    <>
      {twice.pairs > 0 && (
        <Choice checked={twice.isTicked} onChange={({ target }) => twice.tick(target.checked)} {...at('twice')}>
          {copy.shaping.twiceMeant(twice.pairs)}
        </Choice>
      )}
      <FormFoot
        sending={{ ...sending, isSending: sending.isSending || isBusy || noneReady !== null }}
        label={sending.isSending ? sends : label}
        success={reply && reply.success + (reply.known ?? 0) > 0 && copy.uploadDone}
        note={reply && reply.success + (reply.known ?? 0) === 0 ? copy.uploadedNone(reply.total) : null}
        // The summary stands below a long form, out of sight.
        also={
          reply &&
          left > 0 && (
            <Button variant="quiet" onClick={showSummary}>
              {copy.uploadedPart(reply.success, left)}
            </Button>
          )
        }
      />
    </>
  );
}
