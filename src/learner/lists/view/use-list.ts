import { useLive } from '../../../ui/use-live';
import { type Freshness, useRefresh } from '../../offline/use-refresh';

/** The state of a list on a screen: its rows, or why there are none. */
export type ListState<Row> = { show: 'loading' | 'empty' | 'offline' | 'failed' | 'shut-out' | 'erased' } | { show: 'rows'; rows: Row[] };

interface Snapshot<Row> {
  rows: Row[];
  /** Whether the server has sent this list to this device: without rows, it is empty. With rows it is not asked for. */
  isListed: boolean;
  /** The freshness of the device's copy when these rows were read. */
  readUnder: Freshness;
}

export function listed<Row>(snapshot: Snapshot<Row> | undefined, freshness: Freshness): ListState<Row> {
  if (snapshot === undefined) return { show: 'loading' };
  if (snapshot.rows.length > 0) return { show: 'rows', rows: snapshot.rows };
  if (freshness === 'refreshing') return { show: 'loading' };
  // Rows that were read before the end of the refresh do not show its outcome.
  if (freshness === 'fresh') return { show: snapshot.readUnder === 'fresh' ? 'empty' : 'loading' };
  return { show: snapshot.isListed && freshness !== 'shut-out' && freshness !== 'erased' ? 'empty' : freshness };
}

interface Source<Row, Reply> {
  /** Identifies the list on the device. */
  of: string;
  /** As in {@link useRefresh}. */
  key: string | null;
  read: () => Promise<Row[]>;
  isListed: () => Promise<boolean>;
  load: () => Promise<Reply>;
  keep: (reply: Reply) => Promise<void>;
  atTouch?: boolean;
}

export interface RefreshedList<Row> {
  list: ListState<Row>;
  /** The freshness under which these rows were read; null before the device has been read. */
  readUnder: Freshness | null;
  freshness: Freshness;
  refresh: () => void;
}

/** Returns a list that is read from the device and refreshed from the server. */
export function useList<Row, Reply>({ of, key, read, isListed, load, keep, atTouch = false }: Source<Row, Reply>): RefreshedList<Row> {
  const { freshness, refresh } = useRefresh({ key, load, keep, atTouch });
  const snapshot = useLive(`${of} ${freshness}`, async () => {
    const rows = await read();
    return { rows, isListed: rows.length > 0 || (await isListed()), readUnder: freshness };
  });
  return { list: listed(snapshot, freshness), readUnder: snapshot?.readUnder ?? null, freshness, refresh };
}
