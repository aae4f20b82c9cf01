import type { ComponentProps } from 'react';
import { OpenDialog } from './OpenDialog';

/** The platform would begin at the first field or button, and scroll a low screen past what stands above it. */
function beginsAtHeading(contents: HTMLDivElement | null) {
  const heading = contents?.closest('dialog')?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.setAttribute('autofocus', '');
}

/** A dialog that is read before it is answered, as before every act that ends something: it begins at its heading. */
export function ReadDialog({ children, ...props }: ComponentProps<typeof OpenDialog>) {
  return (
    <OpenDialog {...props}>
      <div ref={beginsAtHeading} className="flex flex-col gap-3">
        {children}
      </div>
    </OpenDialog>
  );
}
