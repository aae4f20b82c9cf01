import { useState } from 'react';
import { Banner } from '../../../../ui/controls/Banner';
import { Button } from '../../../../ui/controls/Button';
import { reasonOf } from '../../../kit/calls/refusal';
import { useReply } from '../../../kit/calls/use-reply';
import { AskDialog } from '../../../kit/dialog/AskDialog';
import { RefusalNote } from '../../../kit/form/RefusalNote';
import { useSending } from '../../../kit/form/use-sending';
import { useBankCopy } from '../../../words/use-bank-copy';

/** Takes an upload of questions back as a whole, but what a test has and what was changed since; says first how many those are (ADR 102). */
export function TakeBack({ upload }: { upload: number }) {
  const copy = useBankCopy();
  const words = copy.bankList.uploads;
  const [isAsked, setAsked] = useState(false);
  const use = useReply('getUpload', { params: { id: upload } }, { enabled: isAsked, gcTime: 0 });
  const { send, sending, reply } = useSending('takeUploadBack', words.failed);
  const known = isAsked && !use.isFetching ? use.data : undefined;
  const free = known ? known.total - known.used - known.changed : 0;
  const stays = known ? words.stays(known.used, known.changed) : '';

  if (reply && reply.taken > 0)
    return (
      <p role="status">
        {words.taken(reply.taken)} {words.stays(reply.used, reply.changed)}
      </p>
    );
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-disabled={sending.isSending || use.isFetching}
        onClick={() => (isAsked ? void use.refetch() : setAsked(true))}
      >
        {words.takeBack}
      </Button>
      {isAsked && use.isFetching && <p role="status">{words.looking}</p>}
      {isAsked && use.error && (
        <Banner tone="error">
          {words.notLooked} {reasonOf(use.error, copy)}
        </Banner>
      )}
      <RefusalNote refusal={sending.refusal} />
      {known && free === 0 && (
        <p role="status">
          {words.nothing} {stays}
        </p>
      )}
      {known && free > 0 && (
        <AskDialog
          question={words.ask}
          yes={words.yes}
          onYes={() => {
            setAsked(false);
            void send({ params: { id: upload } });
          }}
          onNo={() => setAsked(false)}
          reach={{ whom: words.whom, many: [words.takes(free, known.total), stays], when: words.when }}
        />
      )}
    </div>
  );
}
