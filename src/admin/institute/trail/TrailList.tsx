import type { TrailRow } from '../../../../contract/trail/trail-list';
import { type Times, timesIn } from '../../../ui/display/times';
import { Link } from '../../../ui/link/Link';
import { useInstituteCopy } from '../../words/use-institute-copy';
import { actSaid, personSaid, placeOf, subjectSaid, uploadOf } from './said';

const link = 'wrap-anywhere font-medium text-brand-ink underline underline-offset-2';

/** Rows by the day of the device on which they were written, in their order. */
function byDay(rows: readonly TrailRow[], dayOf: (at: string) => string): { day: string; rows: TrailRow[] }[] {
  const days: { day: string; rows: TrailRow[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row.at);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

function Entry({ row, clock, moment }: { row: TrailRow; clock: Times; moment: Times }) {
  const { trail } = useInstituteCopy();
  const [subject, place, upload] = [subjectSaid(trail, row.about), placeOf(row.about), uploadOf(row)];
  const act = actSaid(trail, row, (at) => moment.format(at));
  return (
    <li className="grid gap-x-3 gap-y-2 px-4 py-3 @md:grid-cols-[5rem_minmax(0,1fr)] @3xl:grid-cols-[5rem_minmax(0,1fr)_minmax(0,16rem)]">
      <time dateTime={row.at} title={moment.format(Date.parse(row.at))} className="text-ink-soft text-sm tabular-nums">
        {clock.format(Date.parse(row.at))}
      </time>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {upload === null ? (
            act
          ) : (
            <Link to={upload} className={link}>
              {act}
            </Link>
          )}
        </p>
        {subject !== null && (
          <p className="wrap-anywhere line-clamp-2 text-sm">
            {place === null ? (
              <span className="text-ink-soft">{subject}</span>
            ) : (
              <Link to={place} className={link}>
                {subject}
              </Link>
            )}
          </p>
        )}
        {row.about.nameThen !== undefined && row.about.name !== null && (
          <p className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">{trail.now(row.about.name)}</p>
        )}
      </div>
      <p className="wrap-anywhere text-ink-soft text-sm @md:col-start-2 @3xl:col-start-3">
        {row.by === null ? (
          trail.command
        ) : (
          <Link to={`?by=${encodeURIComponent(row.by.uid)}`} className="underline underline-offset-2 hover:text-ink">
            {personSaid(trail, row.by)}
          </Link>
        )}
      </p>
    </li>
  );
}

/** Changes under the day of each, the latest first. */
export function TrailList({ rows }: { rows: readonly TrailRow[] }) {
  const copy = useInstituteCopy();
  const day = timesIn(copy.locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const clock = timesIn(copy.locale, { hour: 'numeric', minute: '2-digit' });
  const moment = timesIn(copy.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return byDay(rows, (at) => day.format(Date.parse(at))).map(({ day, rows }) => (
    <section key={rows[0]?.id} className="@container flex flex-col gap-2">
      <h2 className="font-semibold text-base">{day}</h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map((row) => (
          <Entry key={row.id} row={row} clock={clock} moment={moment} />
        ))}
      </ol>
    </section>
  ));
}
