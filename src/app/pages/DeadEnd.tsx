import type { ReactNode } from 'react';

interface Props {
  /** SVG path of the sign above the title, on a grid of 24. */
  sign: string;
  title: string;
  why: string;
  children: ReactNode;
}

/** A screen with a message and links only. */
export function DeadEnd({ sign, title, why, children }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center gap-5 px-4 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-8 fill-none stroke-2 stroke-current"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={sign} />
        </svg>
      </span>
      <div className="flex flex-col gap-2">
        <h1>{title}</h1>
        <p className="text-ink-soft">{why}</p>
      </div>
      <div className="flex w-full flex-col flex-wrap justify-center gap-3 sm:flex-row">{children}</div>
    </div>
  );
}
