import type { ReactNode } from 'react';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import type { Sending } from './use-sending';

interface Props {
  sending: Sending;
  /** The words of the submit button. */
  label: string;
  /** Said once the call was taken. */
  success?: ReactNode;
}

/** The end of every form: its button, and beside it what became of the last sending. */
export function FormFoot({ sending, label, success }: Props) {
  const { refusal, refusalId, isSending } = sending;
  return (
    <div className="flex flex-col gap-3">
      {refusal && (
        <div id={refusalId}>
          <Banner tone="error">
            <p>{refusal.sentence}</p>
            {refusal.details.map((detail) => (
              <p key={detail} className="font-normal">
                {detail}
              </p>
            ))}
          </Banner>
        </div>
      )}
      {success && <Banner tone="success">{success}</Banner>}
      <Button type="submit" aria-disabled={isSending} className="self-start aria-disabled:opacity-55 max-sm:w-full">
        {label}
      </Button>
    </div>
  );
}
