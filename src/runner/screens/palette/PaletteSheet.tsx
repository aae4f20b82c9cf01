import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/controls/Button';
import { LanguageSwitch } from '../../../ui/controls/LanguageSwitch';
import { DisplayButton } from '../../../ui/display/DisplayButton';
import { BottomSheet } from './BottomSheet';

interface Props {
  /** Absent: it has all questions of the paper. */
  title?: string;
  isOpen: boolean;
  isLocked: boolean;
  onClose: () => void;
  onSubmit: () => void;
  /** The palette of the current look. */
  children: ReactNode;
}

/** The palette on a phone: a sheet over the question, closed by the choice of a question. */
export function PaletteSheet({ title, isOpen, isLocked, onClose, onSubmit, children }: Props) {
  const copy = useCopy();
  return (
    <BottomSheet
      title={title ?? copy.palette}
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
      {/* On a phone, the frame above the question has no buttons. */}
      {isOpen && (
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <DisplayButton isWord />
          <LanguageSwitch />
        </div>
      )}
    </BottomSheet>
  );
}
