import type { ReactNode } from 'react';
import { Button } from '../../../../ui/controls/Button';
import { useBankCopy } from '../../../words/use-bank-copy';

interface Props {
  /** Which name was probably meant. */
  question: string;
  /** The question was just asked: it is told at once. */
  isAlert?: boolean;
  onUse: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** A name of a file that is nearly one that there is, and the way to take that one. */
export function DidYouMean({ question, isAlert = false, onUse, children }: Props) {
  const { shaping } = useBankCopy();
  return (
    <div role={isAlert ? 'alert' : undefined} className="flex basis-full flex-wrap items-center gap-3">
      <p className="wrap-anywhere">{question}</p>
      <Button variant="secondary" onClick={onUse}>
        {shaping.useIt}
      </Button>
      {children}
    </div>
  );
}
