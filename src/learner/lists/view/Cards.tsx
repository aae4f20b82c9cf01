import type { ReactNode } from 'react';

/** List items side by side on wide screens. */
export const Cards = ({ children }: { children: ReactNode }) => <ul className="grid gap-2 sm:gap-4 md:grid-cols-2">{children}</ul>;
