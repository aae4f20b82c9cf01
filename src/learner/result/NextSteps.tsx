import { answeredOf, isMistake, toldAs } from '../../../analysis/answers/answered';
import type { Result } from '../../../contract/assessment/assessment';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Button, ButtonLink } from '../../ui/controls/Button';

interface Props {
  result: Result;
  /** Whether this person has *Revise*. */
  mayMend: boolean;
  onSolutions: () => void;
}

/** What to do with a result: practise its mistakes, sit it again, or read the solutions. */
export function NextSteps({ result, mayMend, onSolutions }: Props) {
  const copy = useReviewCopy();
  const mistakes = answeredOf(result).filter((one) => isMistake(toldAs(one))).length;
  const isMendable = mayMend && mistakes > 0;
  return (
    <div data-unprinted className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
      {isMendable && (
        <ButtonLink to="/user/mistake-notebook" state={{ mend: result.assessmentId }}>
          {copy.mend(mistakes)}
        </ButtonLink>
      )}
      {mayMend && (
        <ButtonLink variant="secondary" to={`/assessments/${result.assessmentId}/again`}>
          {copy.sitAgain}
        </ButtonLink>
      )}
      <Button variant={isMendable ? 'secondary' : 'primary'} onClick={onSolutions}>
        {copy.solutions}
      </Button>
    </div>
  );
}
