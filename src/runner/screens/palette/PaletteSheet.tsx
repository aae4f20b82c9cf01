import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/controls/Dialog';
import { LanguageSwitch } from '../../../ui/controls/LanguageSwitch';
import { DisplayButton } from '../../../ui/display/DisplayButton';
import { useBackCloses } from './use-back-closes';

/**
 * A dialog at the lower edge, within reach of the thumb. Heading and buttons stay visible, the content between them scrolls. The focus
 * starts at `aria-current`. Escape, a back press or a tap outside closes the sheet.
 */
function BottomSheet(props: Omit<ComponentProps<typeof Dialog>, 'className' | 'headClassName' | 'footClassName'>) {
  const { isOpen, onClose } = props;
  useBackCloses(isOpen, onClose);
  useEffect(() => {
    if (!isOpen) return;
    const current = document.querySelector<HTMLElement>('dialog[open] [aria-current]');
    current?.focus();
    // Of a long section the name would be behind the heading.
    const section = current?.closest('section');
    const head = current?.closest('dialog')?.querySelector('h2');
    if (!current || !section || !head || section.getBoundingClientRect().top >= head.getBoundingClientRect().bottom) return;
    section.scrollIntoView({ block: 'start' });
    current.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Dialog
      {...props}
      closedby="any"
      className="mx-auto mt-auto mb-0 max-h-(--sheet) w-full max-w-xl scroll-pt-14 scroll-pb-20 overscroll-contain rounded-t-card border-b-0 px-4 transition-transform duration-200 starting:open:translate-y-full"
      headClassName="sticky top-0 z-10 -mx-4 bg-surface px-4 pt-4 pb-2"
      footClassName="sticky bottom-0 z-10 -mx-4 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:flex-1!"
    />
  );
}

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
      no={copy.close}
      actions={
        <Button disabled={isLocked} onClick={onSubmit}>
          {copy.submit}
        </Button>
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
