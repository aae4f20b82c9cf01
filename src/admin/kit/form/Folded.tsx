import type { ReactNode } from 'react';

interface Props {
  title: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Further classes of the whole part, and of what is shown when the part is open. */
  className?: string;
  gap: string;
  children: ReactNode;
}

/** In the summary of details with the class `group`: a sign that turns when they open. */
export const FoldSign = () => (
  <span aria-hidden="true" className="transition-transform group-open:rotate-90">
    ›
  </span>
);

/** The title of details with the class `group`. */
export const FoldTitle = ({ children }: { children: string }) => (
  <summary className="flex min-h-11 items-center gap-2 font-semibold text-brand-ink text-sm">
    <FoldSign />
    {children}
  </summary>
);

/** A part of a form below its title, drawn only while it is open. */
export function Folded({ title, isOpen, onOpen, className = '', gap, children }: Props) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
      className={`group rounded-control border border-line px-4 ${className}`}
    >
      <FoldTitle>{title}</FoldTitle>
      {isOpen && <div className={`flex flex-col pt-1 pb-4 ${gap}`}>{children}</div>}
    </details>
  );
}
