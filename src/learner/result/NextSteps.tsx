import { answeredOf, isMistake, toldAs } from '../../../analysis/answers/answered';
import { atATime } from '../../../analysis/practice';
import type { Result } from '../../../contract/assessment/assessment';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Button, ButtonLink } from '../../ui/controls/Button';

interface StepProps {
  result: Result;
  variant: 'secondary' | 'quiet';
}

/** The way to a result's mistakes in *Revise*. */
function Mend({ result, variant }: StepProps) {
  const copy = useReviewCopy();
  const told = answeredOf(result).map(toldAs);
  const count = (of: 'wrong' | 'partly' | 'unattempted') => told.filter((one) => one === of).length;
  return (
    <ButtonLink variant={variant} className="text-balance" to="/user/mistake-notebook" state={{ mend: result.assessmentId }}>
      {copy.mend({ wrong: count('wrong'), partly: count('partly'), untried: count('unattempted'), first: atATime })}
    </ButtonLink>
  );
}

function SitAgain({ result, variant }: StepProps) {
  const copy = useReviewCopy();
  return (
    <ButtonLink variant={variant} to={`/assessments/${result.assessmentId}/again`}>
      {copy.sitAgain}
    </ButtonLink>
  );
}

const hasMistakes = (result: Result): boolean => answeredOf(result).map(toldAs).some(isMistake);

/** Where nothing was answered, a test is sat again before it is practised; where all came out right, there is nothing to practise. */
const isFirstAgain = (result: Result): boolean => result.correctAnswers + result.wrongAnswers === 0 || !hasMistakes(result);

interface Props {
  result: Result;
  onSolutions: () => void;
  /** Whether this person has *Revise*. */
  mayMend: boolean;
}

/** The two things to do with a result: practise it, and read its solutions. */
export function NextSteps({ result, mayMend, onSolutions }: Props) {
  const copy = useReviewCopy();
  const First = isFirstAgain(result) ? SitAgain : Mend;
  return (
    <div data-unprinted className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
      {mayMend && <First result={result} variant="secondary" />}
      <Button variant={mayMend ? 'over' : 'secondary'} onClick={onSolutions}>
        {copy.solutions}
      </Button>
    </div>
  );
}

/** The third thing to do with a result, which stands apart. */
export function LaterStep({ result }: { result: Result }) {
  if (!hasMistakes(result)) return null;
  const Other = isFirstAgain(result) ? Mend : SitAgain;
  return <Other result={result} variant="quiet" />;
}
