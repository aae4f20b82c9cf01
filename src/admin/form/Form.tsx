import type { ReactNode } from 'react';

/** A form that says its own rules: the browser's bubbles stay out, because the sentences are the specification's. Its columns go by the room that its text has. */
export function Form({ label, onSubmit, children }: { label: string; onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      aria-label={label}
      // A field that takes the focus comes to rest above the form's foot.
      className="@container flex min-w-0 flex-col gap-5 [&_:is(a,button,input,select,summary,textarea)]:scroll-mb-28"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** What a number field holds, as a number; an empty field is no number, and the contract says so. */
export const numberFrom = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));
