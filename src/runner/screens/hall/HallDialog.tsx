import type { ComponentProps } from 'react';
import { Dialog } from '../../../ui/Dialog';

const shapes = {
  /** For what is read or compared. */
  wide: 'm-auto w-[min(60rem,calc(100vw-1rem))] rounded-card',
  /** At the lower edge, for a thumb. */
  sheet: 'mx-auto mt-auto mb-0 max-h-[85dvh] w-[min(36rem,100vw)] rounded-t-card',
};

/** A long dialog; what closes it stays in sight. */
export function HallDialog({ shape, ...rest }: ComponentProps<typeof Dialog> & { shape: keyof typeof shapes }) {
  return (
    <Dialog
      className={`max-w-none p-4 ${shapes[shape]}`}
      footClassName="sticky -bottom-4 -mx-4 -mb-4 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      {...rest}
    />
  );
}
