import type { Item } from '../../../../contract/assessment/statistics';
import { Card } from '../../../ui/controls/Card';
import { Link } from '../../../ui/link/Link';
import { questionPath } from '../../kit/paths/question-path';
import { useResultsCopy } from '../../words/use-results-copy';
import { RegradeList } from '../regrade/RegradeList';
import { useRegrades } from '../regrade/use-question';

/** Every change of the key of an assessment; renders nothing without any. */
export function Changed({ id, items }: { id: number; items: readonly Item[] }) {
  const { regrade } = useResultsCopy();
  const { data } = useRegrades(id);
  if (data === undefined || data.length === 0) return null;
  return (
    <Card aria-label={regrade.changed} className="flex flex-col gap-3">
      <h2>{regrade.changed}</h2>
      <RegradeList
        regrades={data}
        itemOf={(questionId) => items.find((item) => item.questionId === questionId) ?? { options: [] }}
        headOf={(questionId) => (
          <Link to={questionPath(id, questionId)} className="text-brand-ink underline underline-offset-4">
            {regrade.openQuestion(items.findIndex((item) => item.questionId === questionId) + 1)}
          </Link>
        )}
      />
    </Card>
  );
}
