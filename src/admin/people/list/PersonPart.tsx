import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import type { ActReach } from '../../../ui/controls/Reach';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import type { Sending } from '../../kit/form/use-sending';

/** What an admin can do with this part of a person; each act asks first. */
export interface PersonAct {
  label: string;
  question: string;
  effect: string;
  reach: ActReach;
  isDanger?: boolean;
  /** Whether nothing of what is chosen is refused; it says what is. Without, nothing can be. */
  isSound?: () => boolean;
  run: () => Promise<unknown>;
}

interface Props {
  title: string;
  /** What it is now. */
  now: ReactNode;
  /** null: nothing can be done. */
  act: PersonAct | null;
  sending: Sending;
  /** Between what it is and the button. */
  children?: ReactNode;
}

/** A part of a person with one act. */
export function PersonPart({ title, now, act, sending: { refusal, isSending }, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-label={title} className="flex flex-col gap-2 border-line border-t pt-3">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm" aria-live="polite">
        {now}
      </p>
      {children}
      <RefusalNote refusal={refusal} />
      {act && (
        <Button
          variant={act.isDanger ? 'danger' : 'secondary'}
          className="self-start max-sm:w-full"
          aria-disabled={isSending}
          onClick={() => setAsking(act.isSound?.() ?? true)}
        >
          {act.label}
        </Button>
      )}
      {act && isAsking && (
        <AskDialog
          question={act.question}
          yes={act.label}
          onYes={() => {
            setAsking(false);
            void act.run();
          }}
          onNo={() => setAsking(false)}
          reach={act.reach}
        >
          <p>{act.effect}</p>
        </AskDialog>
      )}
    </section>
  );
}
