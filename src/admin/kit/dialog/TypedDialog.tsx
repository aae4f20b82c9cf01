import { type ComponentProps, useState } from 'react';
import { useAdminCopy } from '../../words/use-admin-copy';
import { AskDialog } from './AskDialog';
import { OpenDialog } from './OpenDialog';

interface Props extends ComponentProps<typeof OpenDialog> {
  /** How many fields are not as they were at first. */
  typed: number;
}

/** A dialog in which something is typed: Escape and its closing button ask first, in its place, before what is typed is lost. */
export function TypedDialog({ typed, onClose, ...props }: Props) {
  const copy = useAdminCopy();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) return <OpenDialog {...props} onClose={() => (typed > 0 ? setAsking(true) : onClose())} />;
  return (
    <AskDialog
      question={copy.discardAsk}
      yes={copy.discardDraft}
      onYes={onClose}
      onNo={() => setAsking(false)}
      reach={{ whom: copy.discardWhom, many: [copy.discardFields(typed)], when: copy.discardWhen }}
    />
  );
}
