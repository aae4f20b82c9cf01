import type { ComponentProps } from 'react';
import { Link } from '../../../ui/link/Link';
import { needs } from '../../kit/paths/admin-paths';
import { questionPath } from '../../kit/paths/question-path';
import { useMay } from '../../kit/rights/use-may';

interface Props extends Pick<ComponentProps<typeof Link>, 'aria-label' | 'className' | 'children'> {
  id: number;
  questionId: number;
}

/** What leads to the page of a question; the same without a link for an admin who may not open it. */
export function QuestionWay({ id, questionId, children, ...link }: Props) {
  if (!useMay()(needs['/admin/assessments/:id/questions/:question'])) return children;
  return (
    <Link to={questionPath(id, questionId)} {...link}>
      {children}
    </Link>
  );
}
