import type { ReactNode } from 'react';

interface Props {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  label?: string;
  /** The gaps between the facts, and further classes of the list. */
  className?: string;
}

/** Named figures side by side: questions, marks, duration. */
export function Facts({ facts, label, className = 'gap-x-6 gap-y-2' }: Props) {
  return (
    <dl aria-label={label} className={`flex flex-wrap ${className}`}>
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft text-xs">{name}</dt>
          <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
