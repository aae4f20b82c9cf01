import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Says that an assessment was made, and leads to it. */
export function Made({ id, children }: { id: number; children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-4">
      {children}
      <Link to={`/assessments/${id}`} aria-label={`View assessment ${id}`} className="underline">
        View
      </Link>
    </p>
  );
}
