import { useLive } from '../../ui/use-live';
import { type Freshness, useRefresh } from '../offline/use-refresh';

/** What a screen has to show of a list: its rows, that there are none, or why it cannot know. */
export type Listed<Row> = { show: 'loading' | 'empty' | 'offline' | 'failed' | 'shut-out' } | { show: 'rows'; rows: Row[] };

interface Snapshot<Row> {
  rows: Row[];
  /** How fresh the device's copy was known to be when these rows were read. */
  readUnder: Freshness;
}

export function listed<Row>(snapshot: Snapshot<Row> | undefined, freshness: Freshness): Listed<Row> {
  if (snapshot === undefined) return { show: 'loading' };
  if (snapshot.rows.length > 0) return { show: 'rows', rows: snapshot.rows };
  if (freshness === 'refreshing') return { show: 'loading' };
  // Rows read before the refresh was over say nothing about what it brought.
  if (freshness === 'fresh') return { show: snapshot.readUnder === 'fresh' ? 'empty' : 'loading' };
  return { show: freshness };
}

interface Source<Row, Reply> {
  key: string | null;
  read: () => Promise<Row[]>;
  load: () => Promise<Reply>;
  keep: (reply: Reply) => Promise<void>;
}

export interface RefreshedList<Row> {
  list: Listed<Row>;
  freshness: Freshness;
  refresh: () => void;
}

/** A list read from the device and refreshed by the server. */
export function useList<Row, Reply>({ key, read, load, keep }: Source<Row, Reply>): RefreshedList<Row> {
  const { freshness, refresh } = useRefresh({ key, load, keep });
  const snapshot = useLive(`${key} ${freshness}`, async () => ({ rows: await read(), readUnder: freshness }));
  return { list: listed(snapshot, freshness), freshness, refresh };
}
