import type { ReactNode } from 'react';

interface Props {
  /** Whatever else may stand here, line by line. */
  others: readonly string[];
  className?: string;
  /** Of what else may stand here, where its room is not to be as large. */
  roomClassName?: string;
  children: ReactNode;
}

/** What it says, in the room of the longest of all that may come in its place: nothing below moves when it changes. */
export const Roomy = ({ others, className = '', roomClassName = className, children }: Props) => (
  <span className="grid *:[grid-area:1/1]">
    <span className={className}>{children}</span>
    {[...new Set(others)].map((words) => (
      <span
        key={words}
        aria-hidden="true"
        data-room={words}
        className={`invisible whitespace-pre-line before:content-[attr(data-room)] ${roomClassName}`}
      />
    ))}
  </span>
);
