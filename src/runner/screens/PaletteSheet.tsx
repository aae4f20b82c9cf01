import { Dialog } from '../../ui/Dialog';
import { useCopy } from '../../ui/use-copy';
import type { Attempt } from '../attempt/attempt';
import { Palette } from './Palette';

interface Props {
  attempt: Attempt;
  isOpen: boolean;
  onGo: (questionId: number) => void;
  onClose: () => void;
}

/** The palette on a phone: over the question, and gone again once one is chosen. */
export function PaletteSheet({ attempt, isOpen, onGo, onClose }: Props) {
  const copy = useCopy();
  return (
    <Dialog title={copy.palette} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Palette attempt={attempt} onGo={onGo} />}
    </Dialog>
  );
}
