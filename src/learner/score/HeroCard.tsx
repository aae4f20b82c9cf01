import type { ComponentProps } from 'react';

/** The one card of a page that everything else on it follows from, on the ground of the brand: buttons in it are secondary. */
export function HeroCard({ className = '', ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={`hero [&_:focus-visible]:outline-on-hero rounded-card border border-transparent bg-hero p-4 text-on-hero shadow-card sm:p-5 print:border-line print:bg-surface print:text-ink ${className}`}
      {...rest}
    />
  );
}
