import { openingNewsAt, resultsNewsAt } from '../../rules/news/news-times';
import type { Timetable } from '../../rules/schedule/schedule';
import type { Tx } from '../engine/store';
import { cancelJob, planJob } from './jobs';

/** Plans the news of an assessment (ADR 76), to be called in the transaction that changes its schedule. `before`: null for a new one. `now`: epoch milliseconds. */
export async function planNews(tx: Tx, id: number, before: Timetable | null, after: Timetable, now: number): Promise<void> {
  const times = { 'opening-news': openingNewsAt(after, now), 'results-news': resultsNewsAt(before, after, now) } as const;
  for (const kind of ['opening-news', 'results-news'] as const) {
    const dueAt = times[kind];
    if (dueAt === null) await cancelJob(tx, kind, String(id));
    else if (dueAt !== undefined) await planJob(tx, kind, String(id), dueAt);
  }
}
