import { useEffect, useEffectEvent, useState } from 'react';
import { dueTodayOf, everything, type Narrowed } from '../../../analysis/revise/due-today';
import { offeredDay } from '../../../analysis/revise/exam-date';
import { picturesBeside } from '../../../contract/question/picture';
import { useCopy } from '../../copy/use-copy';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { useMissing } from '../../pictures/use-missing';
import { ButtonLink } from '../../ui/controls/Button';
import { EmptyState, Page } from '../../ui/controls/Card';
import { DialogButton } from '../../ui/controls/DialogButton';
import { Tabs } from '../../ui/controls/Tabs';
import { useMathsReady } from '../../ui/maths/use-maths-ready';
import { lazyPart, onDemand } from '../../ui/on-demand';
import { isBilingual } from '../../ui/question/question-language';
import { QuestionLanguageSwitch } from '../../ui/review/QuestionLanguageSwitch';
import { useTaken } from '../lists/use-taken';
import { Skeleton } from '../lists/view/Skeleton';
import { Unreachable } from '../offline/Unreachable';
import { DueList } from './DueList';
import { ExamDate } from './ExamDate';
import { dueExercises, type Exercise, mistakesOf } from './exercise';
import { chosenIn, Filters } from './Filters';
import { goesOn, type Wanted } from './kept-run';
import { PastTests } from './PastTests';
import { ResultsNotHere } from './ResultsNotHere';
import { Today } from './Today';
import type { Before } from './use-practice';
import { useRevisions } from './use-revisions';

const shape = () => <Skeleton of="taken" />;
const SavedList = lazyPart(async () => (await import('./SavedList')).SavedList, shape);
const TopicList = lazyPart(async () => (await import('./TopicList')).TopicList, shape);

const RevisionsForAnki = onDemand(async () => (await import('../anki/RevisionsForAnki')).RevisionsForAnki);

export const reviseViews = ['today', 'topics', 'saved'] as const;
export type ReviseView = (typeof reviseViews)[number];

interface Props {
  uid: string;
  /** What is to be practised at once; null: nothing. */
  wanted: Wanted | null;
  narrowed: Narrowed;
  onNarrow: (narrowed: Narrowed) => void;
  view: ReviseView;
  onView: (view: ReviseView) => void;
  /** What saved questions are searched for. */
  query: string;
  onQuery: (query: string) => void;
  /** How far down the tabs stood before a practice, CSS pixels. */
  place: number;
  /** Called with no question where what is wanted is not on this device; with what is done where a run goes on. */
  onStart: (exercises: readonly Exercise[], before?: Before) => void;
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
      return (
        <EmptyState scene="due" action={<ButtonLink to="/user/available-assessments">{copy.availableAssessments}</ButtonLink>}>
          {studyCopy.reviseEmpty}
        </EmptyState>
      );
    default:
      return <Unreachable why={list.show} onRetry={refresh} />;
  }
}

/** What is due today and why, and how each topic stands. */
export function ReviseTabs({ uid, wanted, narrowed, onNarrow, view, onView, query, onQuery, place, onStart }: Props) {
  const studyCopy = useStudyCopy();
  const planCopy = usePlanCopy();
  const reviewCopy = useReviewCopy();
  const plan = useRevisions(uid);
  // The server's list of results: without it, an empty plan says nothing.
  const results = useTaken(uid);
  const start = useEffectEvent(onStart);
  const chosen = chosenIn(narrowed);
  const [isFilterOpen, setFilterOpen] = useState(chosen > 0);
  useEffect(() => {
    if (plan === undefined || wanted === null) return;
    const { results, revisions, now } = plan;
    if (wanted === 'due') start(dueExercises(dueTodayOf(plan, everything, now), now));
    else if ('run' in wanted) {
      const { exercises, before } = goesOn(wanted.run, revisions);
      start(exercises, before);
    } else {
      const result = results.find(({ assessmentId }) => assessmentId === wanted.assessmentId);
      start(mistakesOf(result, revisions, wanted.only, now));
    }
  }, [plan, wanted]);
  const isShown = plan !== undefined && wanted === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are drawn.
  useEffect(() => {
    if (isShown && place > 0) document.documentElement.scrollTop = place;
  }, [isShown]);
  const today = plan && dueTodayOf(plan, narrowed, plan.now);
  const questions = (today?.due ?? []).map(({ question }) => question);
  useMissing(picturesBeside(today?.due ?? []));
  // Practice without a network has its formulas as well.
  useMathsReady(plan?.hasMaths ?? false);
  return (
    <Page title={studyCopy.revise} lead={studyCopy.reviseLead}>
      {plan === undefined || today === undefined || wanted !== null ? (
        <Skeleton of="taken" />
      ) : (
        <>
          <ResultsNotHere uid={uid} away={plan.away} />
          {plan.revisions.length > 0 ? (
            <Tabs<ReviseView>
              label={planCopy.views}
              current={view}
              onChange={onView}
              tabs={[
                {
                  key: 'today',
                  label: planCopy.today,
                  panel: (
                    <div className="flex flex-col gap-4">
                      <Today
                        today={today}
                        week={plan.week}
                        secondsEach={plan.secondsEach}
                        now={plan.now}
                        onStart={onStart}
                        exam={<ExamDate uid={uid} date={plan.examDate} offered={offeredDay(plan.results, plan.now)} now={plan.now} />}
                        isNarrowing={isFilterOpen || chosen > 0}
                        filters={
                          <Filters revisions={plan.revisions} {...{ narrowed, onNarrow }} isOpen={isFilterOpen} onOpen={setFilterOpen}>
                            {today.all.some((one) => one.due !== null) && (
                              <DialogButton dialog={(opening) => <RevisionsForAnki {...opening} revisions={today.all} />}>
                                {reviewCopy.forAnki}
                              </DialogButton>
                            )}
                          </Filters>
                        }
                      />
                      {isBilingual(questions) && (
                        <div className="flex">
                          <QuestionLanguageSwitch questions={questions} />
                        </div>
                      )}
                      {today.due.length > 0 && <DueList key={JSON.stringify(narrowed)} due={today.due} now={plan.now} />}
                    </div>
                  ),
                },
                {
                  key: 'topics',
                  label: planCopy.topics,
                  panel: view === 'topics' && <TopicList results={plan.results} revisions={plan.revisions} onStart={onStart} />,
                },
                {
                  key: 'saved',
                  label: planCopy.saved,
                  panel: view === 'saved' && (
                    <SavedList uid={uid} revisions={plan.revisions} query={query} onQuery={onQuery} onStart={onStart} />
                  ),
                },
              ]}
            />
          ) : (
            plan.away.length === 0 && <NothingYet results={results} />
          )}
          <PastTests results={plan.results} />
        </>
      )}
    </Page>
  );
}
