import { type ComponentProps, useEffect } from 'react';
import { Dialog } from '../../../ui/controls/Dialog';
import { useBackCloses } from './use-back-closes';

/**
 * A dialog at the lower edge, within reach of the thumb. Heading and buttons stay visible, the content between them scrolls. The focus
 * starts at `aria-current`. Escape, a back press or a tap outside closes the sheet.
 */
export function BottomSheet(props: Omit<ComponentProps<typeof Dialog>, 'className' | 'headClassName' | 'footClassName'>) {
  const { isOpen, onClose } = props;
  useBackCloses(isOpen, onClose);
  useEffect(() => {
    if (isOpen) document.querySelector<HTMLElement>('dialog[open] [aria-current]')?.focus();
  }, [isOpen]);
  return (
    <Dialog
      {...props}
      closedby="any"
      className="mx-auto mt-auto mb-0 max-h-[85dvh] w-full max-w-xl scroll-pt-14 scroll-pb-20 overscroll-contain rounded-t-card border-b-0 px-4 transition-transform duration-200 starting:open:translate-y-full"
      headClassName="sticky top-0 z-10 -mx-4 bg-surface px-4 pt-4 pb-2"
      footClassName="sticky bottom-0 z-10 -mx-4 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:flex-1!"
    />
  );
}
