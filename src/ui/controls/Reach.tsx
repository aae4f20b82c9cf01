import type { ReactNode } from 'react';

export interface ActReach {
  /** For whom the act is: who sees it, or who loses something. */
  whom: ReactNode;
  /** How many it meets, a sentence for each number. A number that is not known is said to be unknown or left out, and is never a zero. */
  many?: readonly ReactNode[];
  /** From when on, and whether there is a way back. */
  when: ReactNode;
}

/** What is said before every act that cannot be taken back or that hits many: for whom, how many, when. */
export function Reach({ whom, many = [], when }: ActReach) {
  return (
    <div data-reach className="wrap-anywhere flex flex-col gap-1">
      <p className="font-semibold">{whom}</p>
      {many.map((sentence, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of an act never change their order
        <div key={place} className="empty:hidden">
          {sentence}
        </div>
      ))}
      <div>{when}</div>
    </div>
  );
}
