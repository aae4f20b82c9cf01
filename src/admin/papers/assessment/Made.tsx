import type { ReactNode } from 'react';
import { Link } from '../../../ui/link/Link';
import { usePapersCopy } from '../../words/use-papers-copy';

/** Confirms a new assessment, with a link to it. */
export function Made({ id, children }: { id: number; children: ReactNode }) {
  const copy = usePapersCopy();
  return (
    <p className="flex flex-wrap gap-x-4">
      {children}
      <Link to={`/assessments/${id}`} aria-label={copy.viewAssessment(id)} className="underline">
        {copy.view}
      </Link>
      <Link to={`/admin/assessments/${id}/questions`} className="underline">
        {copy.paper.toQuestions}
      </Link>
    </p>
  );
}
