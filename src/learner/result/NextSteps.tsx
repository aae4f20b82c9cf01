import { answeredOf, isMistake, toldAs } from '../../../analysis/answers/answered';
import { atATime } from '../../../analysis/practice';
import type { Result } from '../../../contract/assessment/assessment';
import { midnightsBetween } from '../../../contract/fields/local-days';
import { useReviewCopy } from '../../copy/use-review-copy';
import { trustedClock } from '../../runner/device/trusted-clock';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { useLive } from '../../ui/use-live';
import { study } from '../device/study';
import { eventsOf } from '../practice/log';

interface StepProps {
  uid: string;
  result: Result;
  variant: 'secondary' | 'quiet';
}

/** The questions that were practised today, which *Revise* asks last. */
const practisedToday = async (uid: string): Promise<Set<number>> =>
  new Set(
    (await eventsOf(study, uid)).flatMap((event) =>
      event.type === 'answered' && midnightsBetween(Date.parse(event.at), trustedClock.now()) === 0 ? [event.questionId] : [],
    ),
  );

/** The way to a result's mistakes in *Revise*: those that are left today, or all. */
function Mend({ uid, result, variant }: StepProps) {
  const copy = useReviewCopy();
  const practised = useLive(uid, () => practisedToday(uid), new Set<number>());
  const mistakes = answeredOf(result).filter((one) => isMistake(toldAs(one)));
  const left = mistakes.filter(({ questionId }) => !practised.has(questionId));
  const told = (left.length > 0 ? left : mistakes).map(toldAs);
  const count = (of: 'wrong' | 'partly' | 'unattempted') => told.filter((one) => one === of).length;
  return (
    <ButtonLink variant={variant} className="text-balance" to="/user/mistake-notebook" state={{ mend: result.assessmentId }}>
      {copy.mend({ wrong: count('wrong'), partly: count('partly'), untried: count('unattempted'), first: atATime })}
    </ButtonLink>
  );
}

function SitAgain({ result, variant }: Omit<StepProps, 'uid'>) {
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
  uid: string;
  result: Result;
  onSolutions: () => void;
  /** Whether this person has *Revise*. */
  mayMend: boolean;
}

/** The two things to do with a result: practise it, and read its solutions. */
export function NextSteps({ uid, result, mayMend, onSolutions }: Props) {
  const copy = useReviewCopy();
  const First = isFirstAgain(result) ? SitAgain : Mend;
  return (
    <div data-unprinted className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
      {mayMend && <First uid={uid} result={result} variant="secondary" />}
      <Button variant={mayMend ? 'over' : 'secondary'} onClick={onSolutions}>
        {copy.solutions}
      </Button>
    </div>
  );
}

/** The third thing to do with a result, which stands apart. */
export function LaterStep({ uid, result }: Pick<Props, 'uid' | 'result'>) {
  if (!hasMistakes(result)) return null;
  const Other = isFirstAgain(result) ? Mend : SitAgain;
  return <Other uid={uid} result={result} variant="quiet" />;
}
