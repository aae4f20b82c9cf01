import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button';
import { type ActReach, Reach } from '../../../ui/controls/Reach';
import { useAdminCopy } from '../../words/use-admin-copy';
import { ReadDialog } from './ReadDialog';

interface Props {
  question: string;
  /** Label of the button that answers yes. */
  yes: string;
  onYes: () => void;
  onNo: () => void;
  /** Whether yes cannot be answered, for a reason that stands in the dialog. */
  isDead?: boolean;
  reach: ActReach;
  /** What the act does. */
  children?: ReactNode;
}

/** Asks before an act that cannot be taken back or that hits many, and says for whom, how many and when. */
export function AskDialog({ question, yes, onYes, onNo, isDead = false, reach, children }: Props) {
  const copy = useAdminCopy();
  return (
    <ReadDialog
      title={question}
      onClose={onNo}
      no={copy.keepAsItIs}
      actions={
        <Button aria-disabled={isDead} className="aria-disabled:opacity-55" onClick={() => !isDead && onYes()}>
          {yes}
        </Button>
      }
    >
      {children}
      <Reach {...reach} />
    </ReadDialog>
  );
}
