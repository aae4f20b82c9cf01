import type { ComponentProps } from 'react';
import { Dialog } from '../../../ui/controls/Dialog';

/** A wide dialog for texts and tables; its closing buttons stay visible. */
export function HallDialog({ children, ...props }: ComponentProps<typeof Dialog>) {
  return (
    <Dialog
      className="m-auto w-[min(60rem,calc(100vw-1rem))] max-w-none rounded-card p-4"
      footClassName="mt-5 sticky -bottom-4 z-10 -mx-4 -mb-4 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      {...props}
    >
      {/* What is focused in it comes to rest above the foot: room for that below the whole dialog would scroll its heading away. */}
      <div className="flex flex-col gap-3 [&_:is(button,[tabindex])]:scroll-mb-40">{children}</div>
    </Dialog>
  );
}
