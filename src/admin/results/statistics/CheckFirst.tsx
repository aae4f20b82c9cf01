import type { Item } from '../../../../contract/assessment/statistics';
import { Card } from '../../../ui/controls/Card';
import { useMay } from '../../kit/rights/use-may';
import { useResultsCopy } from '../../words/use-results-copy';
import { QuestionWay } from './QuestionWay';
import { warningOf } from './warnings';

interface Props {
  id: number;
  items: readonly Item[];
  participants: number;
}

/** The questions whose key may be wrong, above the long table; renders nothing without any. */
export function CheckFirst({ id, items, participants }: Props) {
  const { regrade } = useResultsCopy();
  const may = useMay();
  const doubtful = items.flatMap((item, at) =>
    warningOf(item, participants) === 'key' ? [{ questionId: item.questionId, number: at + 1 }] : [],
  );
  if (doubtful.length === 0) return null;
  return (
    <Card aria-label={regrade.check} className="flex flex-col gap-2 border-warn bg-warn-soft">
      <h2 className="text-warn">{regrade.check}</h2>
      <p className="text-sm">
        {regrade.checkLead} {!may('regrade') && regrade.tellKey}
      </p>
      <ul className="flex flex-wrap gap-2">
        {doubtful.map(({ questionId, number }) => (
          <li key={questionId}>
            <QuestionWay
              id={id}
              questionId={questionId}
              className="inline-flex min-h-11 items-center rounded-control border border-warn bg-surface px-3 font-semibold text-warn hover:underline"
            >
              {regrade.openQuestion(number)}
            </QuestionWay>
          </li>
        ))}
      </ul>
    </Card>
  );
}
