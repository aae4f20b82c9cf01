import { useReply } from '../../kit/calls/use-reply';

/** How often an open screen asks again; sooner while the server still counts. Milliseconds. */
const every = { usual: 60_000, counting: 3_000 };

/** The day of the device that a time falls on, as instants. */
export function dayAround(now: Date): { from: string; to: string } {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return { from: new Date(year, month, date).toISOString(), to: new Date(year, month, date + 1).toISOString() };
}

/** What is on today and what waits; asked again every minute, since the counts go on. */
export function useToday() {
  const day = dayAround(new Date());
  const reply = useReply(
    'getToday',
    { query: day },
    { refetchInterval: ({ state }) => (state.data?.waits.keys.isCounted === false ? every.counting : every.usual) },
  );
  return { reply, from: day.from };
}
