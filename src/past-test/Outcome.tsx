import { type ReactNode, useEffect, useRef } from 'react';
import { isPartlyRight } from '../../analysis/answers/right';
import { againResult, scoreBefore } from '../../analysis/past-test/marked';
import { useListCopy } from '../copy/use-list-copy';
import { usePastTestCopy } from '../copy/use-past-test-copy';
import type { SatAgainRow } from '../learner/device/study';
import { useFigures } from '../learner/figures';
import { QuestionList } from '../learner/result/QuestionList';
import { HeroCard } from '../learner/score/HeroCard';
import { OutcomeCounts } from '../learner/score/OutcomeCounts';
import { ScoreLine } from '../learner/score/ScoreLine';
import { Button } from '../ui/controls/Button';
import { Card, Page } from '../ui/controls/Card';
import { Facts } from '../ui/Facts';
import { Earlier, howSat } from './Earlier';
import { satIn } from './sat-again';
import type { PastTest } from './use-past-test';

interface Props {
  uid: string;
  test: PastTest;
  sitting: SatAgainRow;
  /** The link back. */
  back: ReactNode;
  onShow: (startedAt: number) => void;
  onAgain: () => void;
}

/** How a past test went that was sat again: its score beside that of the test on the same questions, and each question. */
export function Outcome({ uid, test: { result, key, sittings }, sitting, back, onShow, onAgain }: Props) {
  const words = usePastTestCopy();
  const copy = useListCopy();
  const { durationText, marksText, momentText } = useFigures();
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sitting is another screen.
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [sitting.startedAt]);
  const again = againResult(result, key, satIn(sitting));
  return (
    <Page title={words.overTitle} lead={copy.assessmentTitle(result.assessmentTitle, result.assessmentId)} before={back}>
      <HeroCard aria-label={copy.score} className="flex flex-col gap-4">
        <div ref={top} tabIndex={-1} className="outline-none">
          <p className="font-semibold">{words.thisTime}</p>
          <ScoreLine result={again} isLarge />
          <p className="mt-1">
            {words.inTest}:{' '}
            <span className="font-semibold tabular-nums">
              {marksText(scoreBefore(result, key, sitting))} / {marksText(again.totalMarks)}
            </span>
          </p>
        </div>
        <Button variant="secondary" className="sm:self-start" onClick={onAgain}>
          {words.title}
        </Button>
      </HeroCard>
      <Card className="flex flex-col gap-4">
        <OutcomeCounts counted={again} partly={again.questions.filter(isPartlyRight).length} />
        <Facts
          facts={[
            [copy.questions, again.totalQuestions],
            [copy.timeTaken, durationText(again.timeTaken)],
          ]}
        />
        <p className="wrap-anywhere text-ink-soft text-sm">
          {howSat(words, result, sitting)} · <time dateTime={again.submittedAt}>{momentText(again.submittedAt)}</time>
        </p>
        <p className="text-ink-soft text-sm">{words.overLead}</p>
      </Card>
      <Earlier
        result={result}
        answerKey={key}
        sittings={sittings.filter(({ startedAt }) => startedAt !== sitting.startedAt)}
        onShow={onShow}
      />
      <QuestionList key={sitting.startedAt} result={again} cohort={null} learner={uid} />
    </Page>
  );
}
