import type { ComponentProps } from 'react';

/** The one card of a page that everything else on it follows from, on the ground of the brand: buttons in it are secondary. */
export function HeroCard({ className = '', ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={`[&_:focus-visible]:outline-on-brand rounded-card border border-transparent bg-brand p-4 text-on-brand shadow-card sm:p-5 print:border-line print:bg-surface print:text-ink ${className}`}
      {...rest}
    />
  );
}
