import { useState } from 'react';
import { accuracyOf, attemptedOf, type Group, sizeOf } from '../../../analysis/groups';
import type { Revision } from '../../../analysis/revise/schedule';
import { topicsOf, weakestFirst } from '../../../analysis/revise/topics';
import type { Result } from '../../../contract/assessment/assessment';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { Button } from '../../ui/controls/Button';
import { Card, EmptyState } from '../../ui/controls/Card';
import { outcomeLook, told } from '../../ui/review/outcome';
import { Pager } from '../lists/Pager';
import { useTurning } from '../lists/use-turning';
import { firstOf, pageCount, pageOf } from '../lists/view/paging';
import { type Exercise, topicExercises } from './exercise';

/** A topic with fewer answers is the weakest only where no topic has as many. */
const fewestAnswers = 3;

interface Props {
  results: readonly Result[];
  revisions: readonly Revision[];
  onStart: (exercises: readonly Exercise[]) => void;
}

/** How each topic came out over all tests, weakest first, with ten of its questions to practise. */
export function TopicList({ results, revisions, onStart }: Props) {
  const planCopy = usePlanCopy();
  const [wanted, setWanted] = useState(1);
  const { top, turnTo } = useTurning<HTMLHeadingElement>(setWanted);
  const topics = weakestFirst(topicsOf(results)).map((group) => ({ group, exercises: topicExercises(revisions, group.name) }));
  const practised = topics.filter(({ exercises }) => exercises.length > 0);
  // One wrong answer says little of a topic.
  const weakest = practised.find(({ group }) => attemptedOf(group) >= fewestAnswers) ?? practised[0];
  if (weakest === undefined) return <EmptyState scene="results">{planCopy.noTopics}</EmptyState>;
  const count = pageCount(topics.length);
  const page = Math.min(wanted, count);
  const shown = pageOf(topics, page);
  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <p className="text-ink-soft text-sm">{planCopy.weakestTopic}</p>
          <h2 className="wrap-anywhere">{weakest.group.name}</h2>
          <p className="text-ink-soft">{planCopy.topicsNote}</p>
        </div>
        <Button className="sm:self-start" onClick={() => onStart(weakest.exercises)}>
          {planCopy.practise(weakest.exercises.length)}
        </Button>
      </Card>
      {count > 1 && (
        <h2 ref={top} tabIndex={-1} className="scroll-mt-4">
          {planCopy.topicsShown(firstOf(page), firstOf(page) + shown.length - 1, topics.length)}
        </h2>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {shown.map(({ group, exercises }) => (
          <li key={group.name}>
            <Topic group={group} exercises={exercises} onStart={onStart} />
          </li>
        ))}
      </ul>
      <Pager page={page} count={count} onTurn={turnTo} />
    </div>
  );
}

interface TopicProps {
  group: Group;
  exercises: readonly Exercise[];
  onStart: Props['onStart'];
}

function Topic({ group, exercises, onStart }: TopicProps) {
  const planCopy = usePlanCopy();
  const accuracy = accuracyOf(group);
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="wrap-anywhere min-w-0">{group.name}</h3>
        <p className="text-ink-soft text-sm tabular-nums">
          {accuracy === null ? planCopy.notAnswered : planCopy.rightOf(group.correct, attemptedOf(group))}
          {accuracy !== null && <span className="ml-2 font-semibold text-ink">{Math.round(accuracy * 100)}%</span>}
        </p>
      </div>
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-raised">
        {told.map(
          (outcome) =>
            group[outcome] > 0 && (
              <span key={outcome} className={outcomeLook[outcome].fill} style={{ width: `${(100 * group[outcome]) / sizeOf(group)}%` }} />
            ),
        )}
      </div>
      {exercises.length > 0 && (
        <Button
          variant="secondary"
          className="mt-auto sm:self-start"
          aria-label={planCopy.practiseTopic(exercises.length, group.name)}
          onClick={() => onStart(exercises)}
        >
          {planCopy.practise(exercises.length)}
        </Button>
      )}
    </Card>
  );
}
