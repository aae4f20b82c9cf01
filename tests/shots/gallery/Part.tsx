import type { ReactNode } from 'react';

/** Controls of one name, under this name. Styles are written here, so that the product's style sheet does not grow by the gallery. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} style={{ display: 'flex', flexDirection: 'column', gap: '0.75rem', minWidth: 0 }}>
    <h2 style={{ borderBottom: '1px solid var(--color-line)' }}>{name}</h2>
    {children}
  </section>
);

/** States of a control beside each other. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }}>{children}</div>
);

/** Draws what is in it as if the pointer were over it, or as if it had the focus of a keyboard (`gallery.shots.ts`). */
export const As = ({ state, children }: { state: 'hover' | 'focus-visible'; children: ReactNode }) => (
  <div data-as={state} style={{ display: 'contents' }}>
    {children}
  </div>
);
