import type { SittingReport } from '../../../../contract/assessment/desk';
import { Badge } from '../../../ui/controls/Card';
import { timesIn } from '../../../ui/display/times';
import { Address } from '../../kit/table/Address';
import type { DataColumn } from '../../kit/table/DataTable';
import type { DayWords } from '../../words/use-day-copy';
import { factText, type SittingFact } from './facts';

/** Facts that an admin may want to look into. */
const isNotable: Record<SittingFact, boolean> = {
  'start-seen': false,
  'start-said': true,
  'arrived-later': true,
  late: true,
  'time-does-not-fit': true,
  'never-fetched': true,
  'more-than-given': true,
  'no-evidence': true,
  'after-release': true,
  'second-account': true,
  'new-account': true,
};

/** Unknown times come last. */
const sortable = (time: string | null | undefined): number => (time == null ? Number.MAX_SAFE_INTEGER : Date.parse(time));

/** When a sitting began and ended, as the device says. */
const startedAt = ({ start, handIn }: SittingReport) => start?.startedAt ?? handIn?.evidence?.startedAt;
const handedInAt = ({ handIn }: SittingReport) => handIn?.evidence?.handedInAt;

export function sittingColumns(copy: DayWords): DataColumn<SittingReport>[] {
  const { columns, kinds, nameless } = copy.sittings;
  const format = timesIn(copy.locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  });
  const timeColumn = (
    id: 'fetched' | 'started' | 'handedIn' | 'arrived',
    timeOf: (sitting: SittingReport) => string | null | undefined,
  ) => ({
    id,
    title: columns[id],
    value: (sitting: SittingReport) => sortable(timeOf(sitting)),
    cell: (sitting: SittingReport) => {
      const time = timeOf(sitting);
      return time == null ? '–' : <time dateTime={time}>{format.format(Date.parse(time))}</time>;
    },
    isNumber: true,
    isUnsearched: true,
    width: 'min-w-24',
  });
  return [
    {
      id: 'name',
      title: columns.name,
      value: ({ person, uid }) => `${person.name} ${person.email || uid}`,
      cell: ({ person, uid }) => (
        <span className="wrap-anywhere flex flex-col">
          <span className="font-medium">{person.name || nameless}</span>
          <span className="text-ink-soft text-xs">
            <Address text={person.email || uid} />
          </span>
        </span>
      ),
      isRowHeader: true,
    },
    timeColumn('fetched', ({ fetchedAt }) => fetchedAt),
    timeColumn('started', startedAt),
    timeColumn('handedIn', handedInAt),
    timeColumn('arrived', ({ handIn }) => handIn?.arrivedAt),
    {
      id: 'facts',
      title: columns.facts,
      value: ({ facts }) => facts.map((fact) => kinds[fact]).join(' '),
      cell: (sitting) => (
        <ul className="flex min-w-44 flex-col items-start gap-1">
          {sitting.facts.map((fact) => (
            <li key={fact}>
              {isNotable[fact] ? (
                <Badge tone="warn">
                  <span className="whitespace-normal">{factText(fact, sitting, copy)}</span>
                </Badge>
              ) : (
                <span className="text-ink-soft text-xs">{factText(fact, sitting, copy)}</span>
              )}
            </li>
          ))}
        </ul>
      ),
      isUnordered: true,
    },
  ];
}
