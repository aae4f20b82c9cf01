import { memo } from 'react';
import { answeredOf } from '../../../analysis/answers/answered';
import { categoryNames, difficultyNames, easiestGroupsFirst, groupsBy, subjectNames, weakestGroupsFirst } from '../../../analysis/groups';
import { rankInCohort } from '../../../analysis/rank';
import type { Result } from '../../../contract/assessment/assessment';
import type { Cohort } from '../../../contract/assessment/insight';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Card } from '../../ui/controls/Card';
import type { Freshness } from '../offline/use-refresh';
import { Accuracy } from './Accuracy';
import { AnswerOrder } from './AnswerOrder';
import { Lessons } from './Lessons';
import { NoStanding, StandingCard } from './StandingCard';
import { TimeSpent } from './TimeSpent';

interface Props {
  result: Result;
  cohort: Cohort | null;
  freshness: Freshness;
  /** Whether this person has *Revise*. */
  mayMend: boolean;
}

/** The analysis of a result. Memoized: charts are drawn again only for new data, not when the tab changes. */
export const Insights = memo(({ result, cohort, freshness, mayMend }: Props) => {
  const studyCopy = useStudyCopy();
  const { insight } = result;
  if (insight === undefined) return <Card className="text-ink-soft">{studyCopy.noInsight}</Card>;
  const answered = answeredOf(result);
  const standing = cohort && rankInCohort(cohort, result);
  const isTimed = answered.some((one) => one.seconds !== null);
  return (
    <div className="flex flex-col gap-4">
      <Lessons answered={answered} insight={insight} cohort={cohort} mended={mayMend ? result.assessmentId : null} />
      {standing ? (
        <StandingCard standing={standing} score={result.score} totalMarks={result.totalMarks} />
      ) : (
        <NoStanding participants={cohort?.participants ?? null} freshness={freshness} />
      )}
      {answered.some(({ isPartly }) => isPartly) && <p className="text-ink-soft text-sm">{studyCopy.partlyNote}</p>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-4 empty:hidden">
        <Accuracy title={studyCopy.accuracy('subject')} groups={weakestGroupsFirst(groupsBy(answered, subjectNames))} />
        <Accuracy
          title={studyCopy.accuracy('difficulty')}
          groups={easiestGroupsFirst(groupsBy(answered, difficultyNames)).map((group) => ({
            ...group,
            name: studyCopy.difficultyOf(group.name),
          }))}
        />
      </div>
      <Accuracy isWide title={studyCopy.accuracy('category')} groups={weakestGroupsFirst(groupsBy(answered, categoryNames))} />
      {isTimed ? <TimeSpent answered={answered} cohort={cohort} /> : <Card className="text-ink-soft">{studyCopy.noTimes}</Card>}
      {isTimed && <AnswerOrder answered={answered} />}
    </div>
  );
});
