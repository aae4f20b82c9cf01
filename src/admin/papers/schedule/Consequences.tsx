import type { Desk as DeskFigures } from '../../../../contract/assessment/desk';
import { isBeforeChances, releaseDoubt } from '../../../../contract/assessment/schedule-times';
import { admittedOf } from '../../../../contract/people/groups';
import type { ActReach } from '../../../ui/controls/Reach';
import { usePage, useReply } from '../../kit/calls/use-reply';
import { useMay } from '../../kit/rights/use-may';
import { usePapersCopy } from '../../words/use-papers-copy';
import { countsOf } from './counts-of';
import { dayAndTime } from './local-time';
import { lifeOf, lifeText } from './schedule-acts';
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

/** Of learners who can sit an assessment again; undefined: there are none, or it is not known. */
export type OpenChances = DeskFigures['openChances'];

interface Doubted {
  after: Times;
  /** The time of an attempt. */
  lastsMs: number;
  chances?: OpenChances;
}

/** Says what is doubtful about the release; nothing if nothing is. */
export function ReleaseNote({ after, lastsMs, chances }: Doubted) {
  const { schedule, locale } = usePapersCopy();
  const words = useDoubt(after, lastsMs);
  return (
    <>
      {words !== null && <p className="font-medium text-warn">{words}</p>}
      {chances !== undefined && isBeforeChances(after, chances.endsAt) && (
        <p className="font-medium text-warn">{schedule.beforeChances(chances.count, dayAndTime(chances.endsAt, locale))}</p>
      )}
    </>
  );
}

/** For whom a schedule is, and how many they are, where the admin may know. It asks the server once it is shown. */
export function ForWhom({ isForSome, groupIds }: Pick<MeantSchedule, 'isForSome' | 'groupIds'>): string {
  const { schedule } = usePapersCopy();
  const may = useMay();
  const groups = useReply('getGroups', {}, { enabled: isForSome }).data;
  const asking = { enabled: !isForSome && may('getPeople') };
  const learners = { role: 'user', page: 1, size: 1 } as const;
  const people = usePage('getPeople', { query: learners }, asking).data?.total ?? null;
  const shutOut = usePage('getPeople', { query: { ...learners, state: 'shut-out' } }, asking).data?.total ?? null;
  // Who is shut out can sit nothing.
  if (!isForSome) return schedule.forAll(people === null || shutOut === null ? null : people - shutOut);
  if (groupIds.length === 0) return schedule.forNoGroup;
  const chosen = (groups ?? []).filter(({ id }) => groupIds.includes(id));
  if (chosen.length < groupIds.length) return schedule.forSomeGroups(groupIds.length);
  return schedule.forGroups(
    chosen.map(({ name }) => name),
    chosen.reduce((sum, group) => sum + admittedOf(group) + group.waiting, 0),
  );
}

/** Learners who are named in a question; all others are counted. */
const mostNamed = 5;

/** Who of those who are counted sits now, by name, where the admin may know. */
function WhoSits({ id, count }: { id: number; count: number }): string {
  const { schedule } = usePapersCopy();
  const query = { state: 'sitting', page: 1, size: mostNamed } as const;
  const { items = [] } = usePage('getSittings', { params: { id }, query }, { enabled: useMay()('getSittings') }).data ?? {};
  const names = items.map(({ uid, person }) => person.name || person.email || uid);
  return names.length === 0 ? '' : schedule.whoSits(names, Math.max(0, count - names.length));
}

interface After {
  schedule: Omit<MeantSchedule, 'state'>;
  /** The server's time, epoch milliseconds. */
  now: number;
  /** The usual time of an attempt in milliseconds; 0: unknown. */
  lastsMs: number;
  chances?: OpenChances;
}

/** When an assessment can be started and when its results are released, after an act. */
function Stages({ schedule: after, now, ...doubted }: After) {
  const copy = usePapersCopy();
  return (
    <>
      <ul>
        {after.opensAt === null && <li>{copy.schedule.opensAtOnce}</li>}
        {lifeOf({ ...after, state: 'published' }, now).map((stage) => (
          <li key={stage.is}>{lifeText(stage, copy)}</li>
        ))}
      </ul>
      {after.closesAt !== null && Date.parse(after.closesAt) < now && <p className="font-medium text-warn">{copy.schedule.nobodyStarts}</p>}
      <ReleaseNote after={after} {...doubted} />
    </>
  );
}

/**
 * For whom an assessment is after an act, how many they are and how many have begun or handed in (`desk`), and when. `stored`: the schedule before, by which starts
 * were recorded.
 */
export function useConsequences(after: MeantSchedule, stored: Times & Partial<Pick<MeantSchedule, 'state'>>, desk: Desk): ActReach {
  const copy = usePapersCopy();
  const { assessmentId = 0, sitting = 0 } = desk.data ?? {};
  const [first, ...counts] = countsOf(desk.data, stored, copy);
  return {
    whom: <ForWhom {...after} />,
    many: [first, sitting > 0 && <WhoSits id={assessmentId} count={sitting} />, ...counts],
    when:
      after.state === 'published' ? (
        <Stages schedule={after} now={serverNow(desk)} lastsMs={lastsMsOf(desk)} chances={desk.data?.openChances} />
      ) : (
        copy.schedule.outOfLists
      ),
  };
}

/** The same for an assessment that is made: nobody has begun. */
export const firstConsequences = (after: MeantSchedule, lastsMs: number): ActReach => ({
  whom: <ForWhom {...after} />,
  when: <Stages schedule={after} now={Date.now()} lastsMs={lastsMs} />,
});
