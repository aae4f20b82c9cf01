import type { Result } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Card } from '../controls/Card';
import { RegradeNote } from './RegradeNote';

interface Props {
  result: Pick<Result, 'regrades' | 'questions' | 'submittedAt' | 'score' | 'scoreBefore'>;
  marksText: (marks: number) => string;
}

/** What became of the score, and the questions that were changed after hand-ins, with the reasons; renders nothing for most results. */
export function ToldRegrades({ result: { regrades, questions, submittedAt, score, scoreBefore }, marksText }: Props) {
  const copy = useCopy();
  const { regraded } = useReviewCopy();
  if (regrades === undefined || regrades.length === 0) return null;
  const isAgain = regrades.some(({ at }) => Date.parse(at) >= Date.parse(submittedAt));
  const day = new Intl.DateTimeFormat(copy.locale, { dateStyle: 'medium' });
  return (
    <Card aria-label={regraded.title(isAgain)} className="flex flex-col gap-3">
      <h2 className="font-semibold text-base">{regraded.title(isAgain)}</h2>
      {isAgain && scoreBefore !== undefined && (
        <p className="font-semibold text-lg tabular-nums">{regraded.score(marksText(scoreBefore), marksText(score))}</p>
      )}
      <ul className="flex flex-col gap-3">
        {regrades.map((notice) => (
          <li key={notice.questionId} className="flex flex-col gap-1">
            <p className="text-ink-soft text-sm">
              {copy.questionNumber(questions.findIndex(({ questionId }) => questionId === notice.questionId) + 1)} ·{' '}
              <time dateTime={notice.at}>{day.format(Date.parse(notice.at))}</time>
            </p>
            <RegradeNote notice={notice} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
