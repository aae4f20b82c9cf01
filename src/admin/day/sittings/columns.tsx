import { type SittingOrder, type SittingReport, sittingFields, sittingTimes } from '../../../../contract/assessment/desk';
import { Badge } from '../../../ui/controls/Card';
import { timesIn } from '../../../ui/display/times';
import { Address } from '../../kit/table/Address';
import { column, type DataColumn } from '../../kit/table/DataTable';
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

export function sittingColumns(copy: DayWords): DataColumn<SittingReport>[] {
  const { columns, kinds, nameless } = copy.sittings;
  const format = timesIn(copy.locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  });
  const timeColumn = (id: keyof typeof sittingTimes) => ({
    title: columns[id],
    cell: (sitting: SittingReport) => {
      const time = sittingTimes[id](sitting);
      return time == null ? '–' : <time dateTime={time}>{format.format(Date.parse(time))}</time>;
    },
    isNumber: true,
    width: 'min-w-24',
  });
  const shown: Record<SittingOrder, Pick<DataColumn<SittingReport>, 'title' | 'cell' | 'isRowHeader' | 'isNumber' | 'width'>> = {
    name: {
      title: columns.name,
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
    fetched: timeColumn('fetched'),
    started: timeColumn('started'),
    handedIn: timeColumn('handedIn'),
    arrived: timeColumn('arrived'),
  };
  return [
    ...sittingFields.map((field) => ({ ...field, ...shown[field.id] })),
    column('facts', columns.facts, ({ facts }) => facts.map((fact) => kinds[fact]).join(' '), {
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
    }),
  ];
}
