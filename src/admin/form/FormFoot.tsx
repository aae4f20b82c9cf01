import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import type { Sending } from './use-sending';

interface Props {
  sending: Sending;
  /** The words of the submit button. */
  label: string;
  /** Said once the call was taken. */
  success?: ReactNode;
}

/** A refusal with more details than these would cover the fields that it names. */
const maxDetails = 3;

/**
 * The end of every form: its button, and beside it what became of the last sending. On a screen that is high enough it keeps to the lower edge, so that the
 * message is in sight wherever the focus is in a long form.
 */
export function FormFoot({ sending, label, success }: Props) {
  const { refusal, refusalId, isSending } = sending;
  const foot = useRef<HTMLDivElement>(null);
  const isLong = (refusal?.details.length ?? 0) > maxDetails;
  useEffect(() => {
    if (isLong) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [isLong]);
  return (
    <div
      ref={foot}
      data-long={isLong}
      className="-mx-4 sm:-mx-5 bottom-0 z-10 flex flex-col gap-3 border-line border-t bg-surface px-4 pt-3 pb-2 sm:px-5 [@media(min-height:36rem)]:data-[long=false]:sticky"
    >
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
      {/* It is there before its words: a screen reader says only what is added to a region that it knows. */}
      <div aria-live="polite" className="empty:-mt-3">
        {success && <Banner tone="success">{success}</Banner>}
      </div>
      <Button type="submit" aria-disabled={isSending} className="self-start aria-disabled:opacity-55 max-sm:w-full">
        {label}
      </Button>
    </div>
  );
}
