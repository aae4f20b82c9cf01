import { lazy, Suspense, useState } from 'react';
import type { Result } from '../../../contract/assessment/assessment';
import { picturesIn } from '../../../contract/question/picture';
import { useReviewCopy } from '../../copy/use-review-copy';
import { useMissing } from '../../pictures/use-missing';
import { QuestionLanguageSwitch } from '../../ui/controls/QuestionLanguageSwitch';
import { Tabs } from '../../ui/controls/Tabs';
import { isBilingual } from '../../ui/question-language';
import { Skeleton } from '../lists/Skeleton';
import { QuestionList } from './QuestionList';
import { ScoreHeader } from './ScoreHeader';
import { useCohort } from './use-cohort';

const Insights = lazy(async () => ({ default: (await import('../insight/Insights')).Insights }));

type View = 'questions' | 'insights';

/** The marking: the score, then every question; and, one tab further, what it teaches. */
export function ResultReview({ uid, result }: { uid: string; result: Result }) {
  const reviewCopy = useReviewCopy();
  const [view, setView] = useState<View>('questions');
  const [isWanted, setWanted] = useState(false);
  // A result that lies on the device has its pictures there too.
  useMissing(picturesIn(result.questions));
  const cohort = useCohort(uid, result.assessmentId);
  return (
    <>
      <ScoreHeader result={result} />
      {isBilingual(result.questions) && (
        <div data-unprinted className="flex justify-end">
          <QuestionLanguageSwitch />
        </div>
      )}
      <Tabs<View>
        label={reviewCopy.views}
        current={view}
        onChange={(next) => {
          setView(next);
          setWanted(isWanted || next === 'insights');
        }}
        tabs={[
          { key: 'questions', label: reviewCopy.questionsTab, panel: <QuestionList result={result} cohort={cohort.cohort} /> },
          {
            key: 'insights',
            label: reviewCopy.insightsTab,
            // Its charts are fetched, and drawn, when somebody wants to see them.
            panel: isWanted && (
              <Suspense fallback={<Skeleton of="taken" />}>
                <Insights result={result} {...cohort} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
