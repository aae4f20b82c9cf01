import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { Result, ResultSummary } from '../../../contract/assessment/assessment';
import type { Cohort } from '../../../contract/assessment/insight';
import { picturesIn } from '../../../contract/question/picture';
import { callAs } from '../../api/call';
import { useReviewCopy } from '../../copy/use-review-copy';
import { useMissing } from '../../pictures/use-missing';
import { device } from '../../runner/device/db';
import { Tabs } from '../../ui/controls/Tabs';
import { lazyPart, onDemand } from '../../ui/on-demand';
import { isBilingual } from '../../ui/question/question-language';
import { QuestionLanguageSwitch } from '../../ui/review/QuestionLanguageSwitch';
import { ToldRegrades } from '../../ui/review/ToldRegrades';
import { useLive } from '../../ui/use-live';
import { cohortOn, keepCohort } from '../device/study';
import { useFigures } from '../figures';
import { Skeleton } from '../lists/view/Skeleton';
import { type Freshness, useRefresh } from '../offline/use-refresh';
import { unfollow } from '../score/followed';
import { inEntry } from '../use-entry';
import { LaterStep, NextSteps } from './NextSteps';
import { QuestionList, solutionsId } from './QuestionList';
import { ResultFacts } from './ResultFacts';
import { ScoreHeader } from './ScoreHeader';
import { SectionTable } from './SectionTable';
import { TakeAlong } from './TakeAlong';

/** Returns the cohort of a result: from the device at once, refreshed from the server. */
function useCohort(uid: string, assessmentId: number): { cohort: Cohort | null; freshness: Freshness } {
  const cohort = useLive(`${uid} ${assessmentId}`, () => cohortOn(uid, assessmentId), null);
  const { freshness } = useRefresh({
    key: `cohort ${uid} ${assessmentId}`,
    load: () => callAs(uid)('getCohort', { params: { id: assessmentId } }),
    keep: (reply) => keepCohort(uid, reply),
  });
  return { cohort, freshness };
}

const Insights = lazyPart(
  async () => (await import('../insight/Insights')).Insights,
  () => <Skeleton of="taken" />,
);

const CountedNote = onDemand(async () => (await import('../../ui/chance/CountedNote')).CountedNote);

const CutOffNote = onDemand(async () => (await import('./CutOffNote')).CutOffNote);

type View = 'questions' | 'insights';

interface Props {
  uid: string;
  result: Result;
  /** The results that the device knows. */
  known: readonly (ResultSummary | Result)[];
  /** Whether this person has *Revise*, and may save and report questions. */
  mayMend: boolean;
}

/** The marked result: the score and every question; the analysis is in a second tab. */
export function ResultReview({ uid, result, known, mayMend }: Props) {
  const reviewCopy = useReviewCopy();
  const { marksText } = useFigures();
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<View>(params.get('view') === 'insights' ? 'insights' : 'questions');
  const [isWanted, setWanted] = useState(view === 'insights');
  // Pictures of a stored result are stored too.
  useMissing(picturesIn(result.questions, result.passages));
  const cohort = useCohort(uid, result.assessmentId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that is marked again meanwhile has been seen too.
  useEffect(() => {
    unfollow(device, uid, result.assessmentId).catch(() => undefined /* Home names it once more. */);
  }, [uid, result.assessmentId, result.score]);
  const showSolutions = () => {
    flushSync(() => setView('questions'));
    const heading = document.getElementById(solutionsId);
    // A focus alone scrolls it to the middle.
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <ScoreHeader result={result} cohort={cohort.cohort}>
        <NextSteps uid={uid} result={result} mayMend={mayMend} onSolutions={showSolutions} />
      </ScoreHeader>
      <ResultFacts {...{ result, known, ...cohort }} />
      <SectionTable result={result} />
      {result.counted && <CountedNote counted={result.counted} />}
      {result.cutOff !== undefined && <CutOffNote cutOff={result.cutOff} score={result.score} />}
      <ToldRegrades {...{ result, marksText }} />
      <div
        data-unprinted
        className="flex flex-wrap items-center justify-between gap-x-3 max-sm:[&>a]:px-2 max-sm:[&>button]:px-2 sm:justify-end"
      >
        {mayMend && <LaterStep uid={uid} result={result} />}
        <TakeAlong uid={uid} result={result} onPrint={() => flushSync(() => setView('questions'))} />
        {isBilingual([...result.questions, ...(result.passages ?? [])]) && <QuestionLanguageSwitch questions={result.questions} />}
      </div>
      <Tabs<View>
        label={reviewCopy.views}
        current={view}
        onChange={(next) => {
          setView(next);
          setWanted(isWanted || next === 'insights');
          // In the address, so that the browser's Back returns to it.
          inEntry(() => setParams(next === 'insights' ? { view: next } : {}, { replace: true }));
        }}
        tabs={[
          {
            key: 'questions',
            label: reviewCopy.questionsTab,
            panel: <QuestionList result={result} cohort={cohort.cohort} learner={mayMend ? uid : null} />,
          },
          {
            key: 'insights',
            label: reviewCopy.insightsTab,
            // Charts are loaded and drawn when the tab is first opened.
            panel: isWanted && <Insights result={result} mayMend={mayMend} {...cohort} />,
          },
        ]}
      />
    </>
  );
}
