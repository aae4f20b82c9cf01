import type { Today } from '../../../../contract/assessment/today';
import { Card } from '../../../ui/controls/Card';
import { Sign } from '../../../ui/controls/Sign';
import { Link } from '../../../ui/link/Link';
import { adminPlaceAt, needs } from '../../kit/paths/admin-paths';
import { useMay } from '../../kit/rights/use-may';
import { useDayCopy } from '../../words/use-day-copy';
import { waitsIn } from './waits';

/** What waits for an admin, each with the way to it. */
export function Waiting({ waits }: { waits: Today['waits'] }) {
  const { today } = useDayCopy();
  const may = useMay();
  // What waits where the admin may not go is for another one.
  const found = waitsIn(waits, today).filter(({ place }) => {
    const screen = adminPlaceAt(place.split('?')[0] ?? '');
    return screen === null || may(needs[screen.place.path]);
  });
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
