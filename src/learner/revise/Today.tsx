import { Fragment, type ReactNode } from 'react';
import { type DueToday, subjectsOf } from '../../../analysis/revise/due-today';
import { activeDays, type WeekDay } from '../../../analysis/revise/week';
import { midnightsBetween } from '../../../contract/fields/local-days';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { useFigures } from '../figures';
import { HeroCard } from '../score/HeroCard';
import { dueExercises, type Exercise, furtherExercises, spareExercises } from './exercise';
import { WeekDays } from './WeekDays';

/** As many subjects are named as two lines of a phone hold. */
const mostNamed = 3;

/** Of a question, with its explanation: a test that was raced through says nothing of that. */
const leastSeconds = 30;

interface Props {
  today: DueToday;
  week: readonly WeekDay[];
  /** The person's usual seconds for an answer; null: too few are known. */
  secondsEach: number | null;
  /** Trusted epoch milliseconds. */
  now: number;
  onStart: (exercises: readonly Exercise[]) => void;
  /** The day of the exam. */
  exam: ReactNode;
  /** Whether the filters are in use: then what is due, and the way into it, stands right below them. */
  isNarrowing: boolean;
  filters: ReactNode;
}

/** How much is due today and what it is about, the one way into it, the days of this week, and the filters of what is due. */
export function Today({ today, week, secondsEach, now, onStart, exam, isNarrowing, filters }: Props) {
  const studyCopy = useStudyCopy();
  const planCopy = usePlanCopy();
  const { marksText } = useFigures();
  const { due, beyond, nextAt, nextCount } = today;
  const offered = [
    { exercises: dueExercises(today, now), named: (count: number) => studyCopy.reviseSome(count, due.length) },
    { exercises: furtherExercises(today, now), named: planCopy.goOn },
    { exercises: spareExercises(today), named: studyCopy.practiseSome },
  ].find(({ exercises }) => exercises.length > 0);
  const days = activeDays(week);
  const named = subjectsOf(due).slice(0, mostNamed);
  /** Of further subjects, and of none: the numbers add up to what is due. */
  const rest = named.reduce((left, { count }) => left - count, due.length);
  const isOne = named.length === 1 && rest === 0;
  const about = named.map(({ name, count }) => (isOne ? name : `${name} ${marksText(count)}`));
  if (named.length > 0 && rest > 0) about.push(planCopy.others(marksText(rest)));
  const hero = (
    <HeroCard key="due" className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-balance text-2xl leading-tight">
          {due.length === 0 && beyond.length > 0 ? planCopy.shareDone : studyCopy.due(due.length)}
        </h2>
        {about.length > 0 && <p className="wrap-anywhere">{about.join(' · ')}</p>}
        {beyond.length > 0 && <p className="text-sm">{planCopy.beyond(beyond.length)}</p>}
        {due.length + beyond.length === 0 && nextAt !== null && <p>{studyCopy.comeBack(nextCount, midnightsBetween(now, nextAt))}</p>}
      </div>
      {offered && (
        <Button variant="secondary" className="shrink-0" onClick={() => onStart(offered.exercises)}>
          {offered.named(offered.exercises.length)}
          {secondsEach !== null &&
            ` · ${planCopy.minutes(Math.max(1, Math.round((offered.exercises.length * Math.max(secondsEach, leastSeconds)) / 60)))}`}
        </Button>
      )}
    </HeroCard>
  );
  const below = (
    <Fragment key="below">
      <Card className="flex flex-col gap-2 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          {exam}
          {days > 0 && <p className="text-ink-soft text-sm">{studyCopy.activeDays(days)}</p>}
        </div>
        <WeekDays week={week} />
      </Card>
      {/* Below: on a phone three filters are as high as half the screen. */}
      {filters}
    </Fragment>
  );
  return isNarrowing ? [below, hero] : [hero, below];
}
