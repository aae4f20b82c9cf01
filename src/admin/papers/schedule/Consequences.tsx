import { useQuery } from '@tanstack/react-query';
import { releaseDoubt } from '../../../../contract/assessment/schedule-times';
import type { ApiError, ListPage } from '../../../api/client';
import { callPage } from '../../kit/calls/call';
import { useReply } from '../../kit/calls/use-reply';
import { usePapersCopy } from '../../words/use-papers-copy';
import { lifeOf, lifeText } from './life';
import { dayAndTime } from './local-time';
import type { MeantSchedule } from './typed-schedule';
import { serverNow, type useDesk } from './use-desk';

type Times = Pick<MeantSchedule, 'opensAt' | 'closesAt' | 'resultsAt'>;
type Desk = ReturnType<typeof useDesk>;

/** The usual time of an attempt; 0 until it is known. */
export const lastsMsOf = ({ data }: Pick<Desk, 'data'>): number => (data?.sittingSeconds ?? 0) * 1_000;

/** The doubt about a release in words; null if there is none. */
function useDoubt(after: Times, lastsMs: number): string | null {
  const { schedule, locale } = usePapersCopy();
  const doubt = releaseDoubt(after, lastsMs);
  if (doubt !== 'before-last-end') return doubt && schedule.doubts[doubt];
  return schedule.doubts[doubt](dayAndTime(Date.parse(after.closesAt ?? '') + lastsMs, locale));
}

/** Says what is doubtful about the release; nothing if nothing is. `lastsMs`: the time of an attempt. */
export function ReleaseNote({ after, lastsMs }: { after: Times; lastsMs: number }) {
  const words = useDoubt(after, lastsMs);
  return words === null ? null : <p className="font-medium text-warn">{words}</p>;
}

function useForWhom({ isForSome, groupIds }: Pick<MeantSchedule, 'isForSome' | 'groupIds'>): string {
  const { schedule } = usePapersCopy();
  const groups = useReply('getGroups', isForSome).data;
  const people = useQuery<ListPage<'getPeople'>, ApiError>({
    queryKey: ['getPeople', 'count of learners'],
    queryFn: () => callPage('getPeople', { query: { role: 'user', page: 1, size: 1 } }),
    enabled: !isForSome,
  });
  if (!isForSome) return schedule.forAll(people.data?.total ?? null);
  const chosen = (groups ?? []).filter(({ id }) => groupIds.includes(id));
  if (chosen.length < groupIds.length) return schedule.forSomeGroups(groupIds.length);
  return schedule.forGroups(
    chosen.map(({ name }) => name),
    chosen.reduce((sum, { learners, waiting }) => sum + learners + waiting, 0),
  );
}

/** For whom an assessment is after an act, how many they are, and when; with what is doubtful about the release, where the act leaves the assessment in the lists. */
export function Consequences({ after, desk, leaves = false }: { after: Omit<MeantSchedule, 'state'>; desk: Desk; leaves?: boolean }) {
  const copy = usePapersCopy();
  const forWhom = useForWhom(after);
  const stages = lifeOf({ ...after, state: 'published' }, serverNow(desk));
  return (
    <>
      <p className="font-semibold">{forWhom}</p>
      <ul>
        {after.opensAt === null && <li>{copy.schedule.opensAtOnce}</li>}
        {stages.map((stage) => (
          <li key={stage.is}>{lifeText(stage, copy)}</li>
        ))}
      </ul>
      {!leaves && <ReleaseNote after={after} lastsMs={lastsMsOf(desk)} />}
    </>
  );
}
