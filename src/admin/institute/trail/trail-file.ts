import { csvLine, utf8Mark } from '../../../../contract/assessment/results-file/cell';
import { ownZone, timesOf, zoneName } from '../../../../contract/assessment/results-file/zone';
import { pageLimits } from '../../../../contract/calls/page';
import type { TrailRow } from '../../../../contract/trail/trail-list';
import { callPage } from '../../kit/calls/call';
import type { InstituteWords } from '../../words/use-institute-copy';
import { actSaid, personSaid, subjectSaid } from './said';
import { queryOf, type TrailFilters } from './trail-filters';

/** Rows of one file: ten pages of the server. */
export const mostTrailRows = 10 * pageLimits.size;

/** Fetches the latest changes that match, at most {@link mostTrailRows}. Throws `ApiError`. */
export async function latestTrail(filters: TrailFilters): Promise<TrailRow[]> {
  const rows = new Map<number, TrailRow>();
  for (let page = 1; page <= mostTrailRows / pageLimits.size; page += 1) {
    const { items } = await callPage('getTrail', { query: queryOf({ ...filters, page }, pageLimits.size) });
    // A change that is made meanwhile moves a row to the next page, which then has it again.
    for (const row of items) rows.set(row.id, row);
    if (items.length < pageLimits.size) break;
  }
  return [...rows.values()];
}

/** Changes as CSV, in the words of the list, with times of this device's zone. */
export function trailFile(rows: readonly TrailRow[], { trail, locale }: Pick<InstituteWords, 'trail' | 'locale'>): string {
  const zone = ownZone();
  const timeOf = timesOf(zone);
  const { time, by, change, about } = trail.columns;
  return (
    utf8Mark +
    [
      [time(zoneName(zone, locale)), by, change, about],
      ...rows.map((row) => [
        timeOf(row.at),
        personSaid(trail, row.by),
        actSaid(trail, row, (at) => timeOf(new Date(at).toISOString())),
        subjectSaid(trail, row.about) ?? '',
      ]),
    ]
      .map(csvLine)
      .join('')
  );
}
