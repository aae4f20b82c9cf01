import type { DayTest } from '../../../../contract/assessment/today';
import { ButtonLink } from '../../../ui/controls/Button';
import { Badge, EmptyState } from '../../../ui/controls/Card';
import { timesIn } from '../../../ui/display/times';
import { Link } from '../../../ui/link/Link';
import { useDayCopy } from '../../words/use-day-copy';
import { numberText } from '../../words/wording/figures';

const tones = { opens: 'plain', open: 'good', ends: 'warn', results: 'plain', over: 'plain' } as const;

/** What is still to come of a test today, as times. */
function useTimes({ opensAt, closesAt, resultsAt, phase }: DayTest): string {
  const { today, locale } = useDayCopy();
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const onToday = timesIn(locale, clock);
  const onAnother = timesIn(locale, { ...clock, weekday: 'short', day: 'numeric', month: 'short' });
  const isToday = (time: string) => new Date(time).toDateString() === new Date().toDateString();
  const text = (time: string | null, said: (time: string) => string) =>
    time === null ? [] : [said((isToday(time) ? onToday : onAnother).format(Date.parse(time)))];
  const parts = [
    ...(phase === 'opens' ? text(opensAt, today.opens) : []),
    ...(phase === 'opens' || phase === 'open' ? text(closesAt, today.closes) : []),
    ...text(resultsAt, today.results),
  ];
  return parts.join(' · ');
}

function Test({ test }: { test: DayTest }) {
  const { today } = useDayCopy();
  const counts = { fetched: test.fetched, started: test.started, handedIn: test.handedIn };
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3 @2xl:grid-cols-[minmax(0,1fr)_auto_auto] @2xl:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={`/admin/assessments/${test.id}`} className="wrap-anywhere font-semibold text-brand-ink underline underline-offset-2">
            {test.name}
          </Link>
          <Badge tone={tones[test.phase]}>{today.phases[test.phase]}</Badge>
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">{useTimes(test)}</p>
      </div>
      <dl className="flex gap-5 text-sm tabular-nums">
        {(['fetched', 'started', 'handedIn'] as const).map((name) => (
          <div key={name} className="flex flex-col-reverse @2xl:text-right">
            <dt className="text-ink-soft">{today[name]}</dt>
            <dd className="font-semibold text-lg leading-tight">{numberText(counts[name])}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        variant="secondary"
        to={`/admin/assessments/${test.id}/exam-day`}
        aria-label={today.examDayOf(test.name)}
        className="justify-self-start"
      >
        {today.examDay}
      </ButtonLink>
    </li>
  );
}

/** The scheduled assessments of the day with their turnout. */
export function DayTests({ tests }: { tests: readonly DayTest[] }) {
  const { today } = useDayCopy();
  return (
    <section aria-labelledby="today-tests" className="@container flex flex-col gap-3">
      <h2 id="today-tests">{today.tests}</h2>
      {tests.length === 0 ? (
        <EmptyState scene="tests" offer={{ name: today.schedule, to: '/all-assessments' }}>
          {today.noTests}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
          {tests.map((test) => (
            <Test key={test.id} test={test} />
          ))}
        </ul>
      )}
    </section>
  );
}
