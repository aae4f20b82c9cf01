import { Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useDayCopy } from '../../words/use-day-copy';
import { DayTests } from './DayTests';
import { HandIns } from './HandIns';
import { useToday } from './use-today';
import { Waiting } from './Waiting';

/** What is on today and what waits (ADR 40). */
export function HomeScreen() {
  const { today, locale } = useDayCopy();
  const { reply, from } = useToday();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Page wide title={today.title} lead={day.format(Date.parse(from))}>
      <Fetched query={reply} failed={today.failed}>
        {({ tests, handIns, waits }) => (
          <div className="@container">
            <div className="grid items-start gap-6 @5xl:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="flex min-w-0 flex-col gap-6">
                <DayTests tests={tests} />
                <HandIns handIns={handIns} from={from} />
              </div>
              <Waiting waits={waits} />
            </div>
          </div>
        )}
      </Fetched>
    </Page>
  );
}
