import { useMemo } from 'react';
import type { Today } from '../../../../contract/assessment/today';
import { hourMs } from '../../../../contract/fields/times';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { amounts, type Chart, placesOf, wholeSteps } from '../../../ui/chart/chart';
import { Plot } from '../../../ui/chart/Plot';
import { Card, EmptyState, Page } from '../../../ui/controls/Card';
import { Sign } from '../../../ui/controls/Sign';
import { timesIn } from '../../../ui/display/times';
import { Link } from '../../../ui/link/Link';
import { Fetched } from '../../kit/calls/Fetched';
import { adminPlaceAt, needs } from '../../kit/paths/admin-paths';
import { useMay } from '../../kit/rights/use-may';
import { type DayWords, useDayCopy } from '../../words/use-day-copy';
import { numberText } from '../../words/wording/figures';
import { DayTests } from './DayTests';
import { FirstSteps } from './FirstSteps';
import { useToday } from './use-today';
import { waitsIn } from './waits';

/** What waits for an admin, each with the way to it. */
function Waiting({ waits, begin }: Pick<Today, 'waits' | 'begin'>) {
  const { today } = useDayCopy();
  const may = useMay();
  // What waits where the admin may not go is for another one.
  const found = waitsIn(waits, today).filter(({ place }) => {
    const screen = adminPlaceAt(place.split('?')[0] ?? '');
    return screen === null || may(needs[screen.place.path]);
  });
  if (begin && found.length === 0) return null;
  return (
    <Card aria-labelledby="today-waits" className="flex flex-col gap-2">
      <h2 id="today-waits">{today.waits}</h2>
      {found.length === 0 && waits.keys.isCounted && <p className="text-ink-soft">{today.nothingWaits}</p>}
      <ul className="-mx-2 flex flex-col">
        {found.map(({ id, text, more, place }) => (
          <li key={id}>
            <Link to={place} className="flex min-h-11 items-center gap-3 rounded-control px-2 py-2 hover:bg-raised">
              <span className="min-w-0 flex-1">
                <span className="wrap-anywhere block font-medium">{text}</span>
                {more !== '' && <span className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">{more}</span>}
              </span>
              <Sign of="on" />
            </Link>
          </li>
        ))}
      </ul>
      {!waits.keys.isCounted && <p className="text-ink-soft text-sm">{today.counting}</p>}
    </Card>
  );
}

/** An hour of the day that began at `from`, as the page's language writes it. */
function hourText(from: string, locale: string): (hour: number) => string {
  const format = timesIn(locale, { hour: 'numeric' });
  return (hour) => format.format(Date.parse(from) + hour * hourMs);
}

/** Hand-ins by hour as columns. */
function hourChart(handIns: readonly number[], from: string, { today, locale }: DayWords): Chart {
  const textOf = hourText(from, locale);
  return {
    x: placesOf([...handIns.keys()], textOf),
    y: amounts(0, Math.max(1, ...handIns), wholeSteps, numberText),
    series: [{ draw: 'bars', ink: 'brand', values: handIns }],
    readout: (index) => today.readout(textOf(index), handIns[index] ?? 0),
  };
}

/** The day's hand-ins of all assessments, by hour. */
function HandIns({ handIns, from }: { handIns: readonly number[]; from: string }) {
  const copy = useDayCopy();
  const { today, locale } = copy;
  const chart = useMemo(() => hourChart(handIns, from, copy), [handIns, from, copy]);
  const total = handIns.reduce((sum, count) => sum + count, 0);
  if (total === 0) return <EmptyState scene="results">{today.noHandIns}</EmptyState>;
  const textOf = hourText(from, locale);
  const rows = handIns.flatMap((count, hour) => (count === 0 ? [] : [[textOf(hour), numberText(count)]]));
  return (
    <ChartCard title={today.handIns} note={today.handInsOf(total)} columns={[today.hour, today.handedIn]} rows={rows}>
      <Plot chart={chart} />
    </ChartCard>
  );
}

/** What is on today and what waits (ADR 40). */
export function TodayScreen() {
  const { today, locale } = useDayCopy();
  const { reply, from } = useToday();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Page wide title={today.title} lead={day.format(Date.parse(from))}>
      <Fetched query={reply} failed={today.failed}>
        {({ tests, handIns, waits, begin }) => (
          <div className="@container">
            <div className="grid items-start gap-6 @5xl:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="flex min-w-0 flex-col gap-6">
                {begin && <FirstSteps done={begin} />}
                <DayTests tests={tests} />
                <HandIns handIns={handIns} from={from} />
              </div>
              <Waiting waits={waits} begin={begin} />
            </div>
          </div>
        )}
      </Fetched>
    </Page>
  );
}
