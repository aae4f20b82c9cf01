import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/controls/Button';
import { Sheet } from './Sheet';

interface Props {
  isOpen: boolean;
  isLocked: boolean;
  onClose: () => void;
  onSubmit: () => void;
  /** The palette of the current look. */
  children: ReactNode;
}

/** The palette on a phone: a sheet over the question, closed by the choice of a question. */
export function PaletteSheet({ isOpen, isLocked, onClose, onSubmit, children }: Props) {
  const copy = useCopy();
  return (
    <Sheet
      title={copy.palette}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          <Button disabled={isLocked} onClick={onSubmit}>
            {copy.submit}
          </Button>
        </>
      }
    >
      {isOpen && children}
    </Sheet>
  );
}
