import { Card } from '../../../ui/controls/Card';
import { timesIn } from '../../../ui/display/times';
import { Link } from '../../../ui/link/Link';
import { actSaid, personSaid } from '../../institute/trail/said';
import { Fetched } from '../../kit/calls/Fetched';
import { usePage } from '../../kit/calls/use-reply';
import { useInstituteCopy } from '../../words/use-institute-copy';
import { useResultsCopy } from '../../words/use-results-copy';

/** Latest changes that are shown; *Changes* has all. */
const shown = 10;

/** What admins changed about one person, the latest first. */
export function PersonTrail({ uid }: { uid: string }) {
  const { locale, trail } = useInstituteCopy();
  const { personTests } = useResultsCopy();
  const moment = timesIn(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const query = usePage('getTrail', { query: { kind: 'person', id: uid, page: 1, size: shown } });
  return (
    <Card aria-label={personTests.changes} data-unprinted className="flex flex-col gap-3">
      <h2 className="font-semibold text-base">{personTests.changes}</h2>
      <Fetched query={query} failed={trail.failed}>
        {({ items, total }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{personTests.noChanges}</p>
          ) : (
            <>
              <ul className="flex flex-col gap-2">
                {items.map((row) => (
                  <li key={row.id} className="wrap-anywhere">
                    {actSaid(trail, row, (at) => moment.format(at))}
                    <span className="block text-ink-soft text-sm">
                      <time dateTime={row.at}>{moment.format(Date.parse(row.at))}</time> · {personSaid(trail, row.by)}
                    </span>
                  </li>
                ))}
              </ul>
              {(total ?? 0) > shown && (
                <Link
                  to={`/admin/changes?kind=person&id=${encodeURIComponent(uid)}`}
                  className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
                >
                  {personTests.allChanges(total ?? 0)}
                </Link>
              )}
            </>
          )
        }
      </Fetched>
    </Card>
  );
}
