import { useState } from 'react';
import { accuracyOf, attemptedOf, type Counts, fewest, tellingOf, weakestOf } from '../../../analysis/breakdown';
import type { Revision } from '../../../analysis/revise/revisions';
import { type SubjectTopics, topicsBySubject } from '../../../analysis/revise/topics';
import type { Result } from '../../../contract/assessment/assessment';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { Button } from '../../ui/controls/Button';
import { Card, EmptyState } from '../../ui/controls/Card';
import { outcomeLook, rightAtAll } from '../../ui/review/outcome';
import { useFigures } from '../figures';
import { type Exercise, topicExercises } from './exercise';

/** Topics of a subject before *Show more*: those with a share up to the most, and the least where there are no such. */
const [leastAtFirst, mostAtFirst] = [3, 5];

interface Props {
  results: readonly Result[];
  revisions: readonly Revision[];
  onStart: (exercises: readonly Exercise[]) => void;
}

/** How each topic came out over all tests, weakest subject and topic first, with ten of its questions to practise. */
export function TopicList({ results, revisions, onStart }: Props) {
  const planCopy = usePlanCopy();
  const subjects = topicsBySubject(results);
  const exercisesOf = ({ name }: Counts) => topicExercises(revisions, name);
  const practised = subjects.flatMap(({ topics }) => topics).filter((topic) => exercisesOf(topic).length > 0);
  if (practised.length === 0) return <EmptyState scene="results">{planCopy.noTopics}</EmptyState>;
  // Of all subjects: the first of the list where the weakest subject has it.
  const weakest = weakestOf(practised);
  return (
    <div className="flex flex-col gap-4">
      {weakest && (
        <Card className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
          <div className="flex min-w-0 flex-col gap-1">
            <p className="text-ink-soft text-sm">{planCopy.weakestTopic}</p>
            <h2 className="wrap-anywhere">{weakest.name}</h2>
            <p className="text-ink-soft">
              <CountsLine of={weakest} />
            </p>
          </div>
          <Button className="shrink-0" onClick={() => onStart(exercisesOf(weakest))}>
            {planCopy.practise(exercisesOf(weakest).length)}
          </Button>
        </Card>
      )}
      <p className="text-ink-soft text-sm">{planCopy.topicsNote(fewest)}</p>
      {subjects.map((subject) => (
        <Subject
          key={subject.name}
          title={subject.name || (subjects.length > 1 ? planCopy.otherTopics : '')}
          {...{ subject, exercisesOf, onStart }}
        />
      ))}
    </div>
  );
}

/** `2 of 4 right · 1 unattempted`, and `50%` at the other end: of what was attempted, as in *Insights*; without a share where too little was. */
function CountsLine({ of }: { of: Counts }) {
  const planCopy = usePlanCopy();
  const { percentText } = useFigures();
  const telling = tellingOf(of);
  const counts = [
    ...(telling === 'none' ? [] : [planCopy.rightOf(of.correct, attemptedOf(of))]),
    ...(of.unattempted > 0 ? [planCopy.unattempted(of.unattempted)] : []),
  ];
  return (
    <span className="flex flex-1 justify-between gap-3 tabular-nums">
      {counts.join(' · ')}
      {telling === 'share' && <span className="font-semibold text-ink">{percentText(Math.round((accuracyOf(of) ?? 0) * 100))}</span>}
    </span>
  );
}

/** How much of what was attempted came out right; empty where nothing did. */
function Bar({ of }: { of: Counts }) {
  return (
    <div aria-hidden="true" data-share="" className="mt-1.5 flex h-2.5 gap-0.5 overflow-hidden rounded-full border border-line bg-raised">
      {rightAtAll.map(
        (outcome) =>
          of[outcome] > 0 && (
            <span key={outcome} className={outcomeLook[outcome].fill} style={{ width: `${(100 * of[outcome]) / attemptedOf(of)}%` }} />
          ),
      )}
    </div>
  );
}

interface SubjectProps {
  /** Empty: what is alone needs none. */
  title: string;
  subject: SubjectTopics;
  exercisesOf: (topic: Counts) => readonly Exercise[];
  onStart: Props['onStart'];
}

/** A subject with its weakest topics, and the others on demand. */
function Subject({ title, subject: { whole, topics }, exercisesOf, onStart }: SubjectProps) {
  const planCopy = usePlanCopy();
  const [isWhole, setWhole] = useState(false);
  const first = Math.min(mostAtFirst, Math.max(leastAtFirst, topics.filter((topic) => tellingOf(topic) === 'share').length));
  const more = topics.length - first;
  // A button takes as much room as a topic or two.
  const isLong = more > 2;
  const shown = isWhole || !isLong ? topics : topics.slice(0, first);
  return (
    <Card className="flex flex-col gap-1 pb-2!">
      {title !== '' && title !== topics[0]?.name && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="wrap-anywhere min-w-0 font-semibold text-lg">{title}</h3>
          <p className="flex-auto text-ink-soft text-sm">
            <CountsLine of={whole} />
          </p>
        </div>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((topic) => (
          <li key={topic.name}>
            <Topic topic={topic} exercises={exercisesOf(topic)} onStart={onStart} />
          </li>
        ))}
      </ul>
      {isLong && (
        <Button variant="quiet" className="self-center" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? planCopy.fewerTopics : planCopy.moreTopics(more)}
        </Button>
      )}
    </Card>
  );
}

interface TopicProps {
  topic: Counts;
  exercises: readonly Exercise[];
  onStart: Props['onStart'];
}

function Topic({ topic, exercises, onStart }: TopicProps) {
  const planCopy = usePlanCopy();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      {/* With large text the button has a line of its own. */}
      <div className="min-w-0 flex-[1000_1_9.5rem]">
        <p className="wrap-anywhere font-semibold">{topic.name}</p>
        <p className="text-ink-soft text-sm">
          <CountsLine of={topic} />
        </p>
        {/* Of few answers a bar would say more than is known. */}
        {tellingOf(topic) === 'share' && <Bar of={topic} />}
      </div>
      {exercises.length > 0 && (
        <Button
          variant="secondary"
          className="grow px-3! max-sm:text-sm"
          aria-label={planCopy.practiseTopic(exercises.length, topic.name)}
          onClick={() => onStart(exercises)}
        >
          {planCopy.practiseFew(exercises.length)}
        </Button>
      )}
    </div>
  );
}
