import { useEffect, useEffectEvent } from 'react';
import { deskOf, type Narrowed } from '../../../analysis/revise/desk';
import { picturesIn } from '../../../contract/question/picture';
import { useCopy } from '../../copy/use-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { useMissing } from '../../pictures/use-missing';
import { ButtonLink } from '../../ui/controls/Button';
import { EmptyState, Page } from '../../ui/controls/Card';
import { WayBack } from '../../ui/controls/WayBack';
import { isBilingual } from '../../ui/question/question-language';
import { QuestionLanguageSwitch } from '../../ui/review/QuestionLanguageSwitch';
import { useTaken } from '../lists/use-taken';
import { Skeleton } from '../lists/view/Skeleton';
import { Unreachable } from '../offline/Unreachable';
import { AwayNote } from './AwayNote';
import { DueList } from './DueList';
import { type Exercise, type Mended, mistakesOf } from './exercise';
import { Filters } from './Filters';
import { Today } from './Today';
import { useRevisions } from './use-revisions';

interface Props {
  uid: string;
  /** A result whose mistakes are to be practised at once; null: none. */
  mended: Mended | null;
  narrowed: Narrowed;
  onNarrow: (narrowed: Narrowed) => void;
  /** Called with no question where the mistakes of a result are not on this device. */
  onStart: (exercises: readonly Exercise[]) => void;
}

/** Says that there is nothing to revise, once the results of this learner are known. */
function NothingYet({ results: { list, refresh } }: { results: ReturnType<typeof useTaken> }) {
  const studyCopy = useStudyCopy();
  const copy = useCopy();
  switch (list.show) {
    case 'loading':
      return <Skeleton of="taken" />;
    case 'rows':
    case 'empty':
      return <EmptyState action={<ButtonLink to="/user/my-assessments">{copy.navTaken}</ButtonLink>}>{studyCopy.reviseEmpty}</EmptyState>;
    default:
      return <Unreachable why={list.show} onRetry={refresh} />;
  }
}

/** What is due today, and why. */
export function DeskPage({ uid, mended, narrowed, onNarrow, onStart }: Props) {
  const copy = useCopy();
  const studyCopy = useStudyCopy();
  const schedule = useRevisions(uid);
  // The server's list of results: without it, an empty schedule says nothing.
  const results = useTaken(uid);
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (schedule && mended !== null)
      start(
        mistakesOf(
          schedule.results.find(({ assessmentId }) => assessmentId === mended.assessmentId),
          schedule.revisions,
          mended.only,
        ),
      );
  }, [schedule, mended]);
  const desk = schedule && deskOf(schedule, narrowed, schedule.now);
  const questions = (desk?.due ?? []).map(({ question }) => question);
  useMissing(
    picturesIn(
      questions,
      (desk?.due ?? []).flatMap(({ passage }) => passage ?? []),
    ),
  );
  return (
    <Page
      title={studyCopy.revise}
      lead={studyCopy.reviseLead}
      actions={isBilingual(questions) && <QuestionLanguageSwitch questions={questions} />}
      before={<WayBack to="/user/my-assessments" name={copy.navTaken} />}
    >
      {schedule === undefined || desk === undefined || mended !== null ? (
        <Skeleton of="taken" />
      ) : (
        <>
          <AwayNote uid={uid} away={schedule.away} />
          {schedule.revisions.length > 0 ? (
            <>
              <Today desk={desk} days={schedule.days} now={schedule.now} onStart={onStart}>
                <Filters revisions={schedule.revisions} narrowed={narrowed} onNarrow={onNarrow} />
              </Today>
              {desk.due.length > 0 && <DueList key={JSON.stringify(narrowed)} due={desk.due} now={schedule.now} />}
            </>
          ) : (
            schedule.away.length === 0 && <NothingYet results={results} />
          )}
        </>
      )}
    </Page>
  );
}
