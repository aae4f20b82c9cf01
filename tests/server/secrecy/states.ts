import type { AimDraft } from '../../../contract/assessment/aim';
import type { RegradeChange } from '../../../contract/assessment/ruling';
import type { ScheduleDraft } from '../../../contract/assessment/schedule';
import type { AssessmentState } from '../../../contract/assessment/schedule-times';

/** Hours between the two days of the suite: *before* and *now*. */
export const hoursBetween = 2;

/** A schedule with its times in hours after the first moment; `groups`: for the group of the suite, or for everybody. */
type Plan = Omit<ScheduleDraft, 'opensAt' | 'closesAt' | 'resultsAt' | 'groupIds'> & {
  opensAt?: number;
  closesAt?: number;
  resultsAt?: number;
  groups?: 'one' | 'all';
};

interface Life {
  /** How the paper is made. */
  made: Plan;
  /** How its schedule is changed between the two days. */
  changed?: Plan;
  /** How its key is changed between the two days. */
  regraded?: RegradeChange;
  /** What becomes of its place in the lists between the two days. */
  shelved?: readonly ('archiveAssessment' | 'restoreAssessment' | 'deleteAssessment')[];
  /** Minutes that everybody gets between the two days. */
  moreMinutes?: number;
}

const [past, soon, later, last] = [-1, 1, 24, 48];

/** Every state of a paper, with how it came to it. */
const lives = {
  plain: { made: {} },
  archived: { made: {}, shelved: ['archiveAssessment'] },
  archivedSealed: { made: { opensAt: later, closesAt: last }, shelved: ['archiveAssessment'] },
  archivedGroup: { made: { groups: 'one' }, shelved: ['archiveAssessment'] },
  archivedDraft: { made: { state: 'draft' }, shelved: ['archiveAssessment'] },
  takenFromArchive: { made: {}, shelved: ['archiveAssessment', 'restoreAssessment'] },
  deletedDraft: { made: { state: 'draft' }, shelved: ['deleteAssessment'] },
  open: { made: { opensAt: past, closesAt: later, endsTogether: true }, moreMinutes: 5 },
  draft: { made: { state: 'draft' } },
  draftWithTimes: { made: { state: 'draft', opensAt: later, closesAt: last } },
  hidden: { made: { state: 'hidden' } },
  hiddenForItsDay: { made: { state: 'hidden', opensAt: later, resultsAt: last } },
  sealed: { made: { opensAt: later, closesAt: last } },
  closed: { made: { opensAt: past, closesAt: soon } },
  closedUnreleased: { made: { opensAt: past, closesAt: soon, resultsAt: last } },
  closedExtended: { made: { opensAt: past, closesAt: soon, resultsAt: soon }, moreMinutes: 65 },
  unreleased: { made: { opensAt: past, resultsAt: last } },
  unreleasedRegraded: { made: { resultsAt: last }, regraded: 'key' },
  group: { made: { groups: 'one' } },
  groupSealed: { made: { groups: 'one', opensAt: later, closesAt: last } },
  groupUnreleased: { made: { groups: 'one', opensAt: past, resultsAt: last }, moreMinutes: 5 },
  groupClosed: { made: { groups: 'one', opensAt: past, closesAt: soon } },
  narrowed: { made: {}, changed: { groups: 'one' } },
  narrowedSealed: { made: { opensAt: later, closesAt: last }, changed: { groups: 'one' } },
  narrowedBeforeOpening: { made: { opensAt: soon }, changed: { groups: 'one' } },
  widened: { made: { groups: 'one' }, changed: { groups: 'all' } },
  withdrawn: { made: {}, changed: { state: 'hidden' } },
  withdrawnUnreleased: { made: { resultsAt: last }, changed: { state: 'hidden' } },
  withdrawnSealed: { made: { opensAt: later }, changed: { state: 'hidden' } },
  calledOff: { made: { opensAt: soon }, changed: { state: 'hidden' } },
  withdrawnFromGroup: { made: { groups: 'one' }, changed: { state: 'hidden' } },
  draftAgain: { made: {}, changed: { state: 'draft' } },
  postponed: { made: { opensAt: past, closesAt: later }, changed: { opensAt: later, closesAt: last } },
  published: { made: { state: 'draft' }, changed: { state: 'published' } },
  publishedSealed: { made: { state: 'draft' }, changed: { state: 'published', opensAt: later } },
  shown: { made: { state: 'hidden', opensAt: soon }, changed: { state: 'published' } },
  opened: { made: { opensAt: soon } },
  released: { made: { resultsAt: soon } },
  regraded: { made: {}, regraded: 'key' },
  bonus: { made: {}, regraded: 'bonus' },
  dropped: { made: {}, regraded: 'drop' },
} as const satisfies Record<string, Life>;

export type State = keyof typeof lives;
export const states = Object.keys(lives) as State[];
export const lifeOf = (state: State): Life => lives[state];
export const placeOf = (state: State): number => states.indexOf(state);

/** The schedule of the second day, without what became of its place in the lists. */
const lastOf = (state: State): Plan => ({ ...lifeOf(state).made, ...lifeOf(state).changed });

/** Whether learners of another group than the suite's may have the paper on the second day. */
export const isInAnotherGroups = (state: State): boolean => lastOf(state).groups !== 'one';

/**
 * Whether learners may read the paper on the second day, or could before and it is not put off since: what is hidden and was never open, or was called off before
 * its hour, is as secret as a draft.
 */
export function wasReadBy(state: State): boolean {
  const { made, shelved } = lifeOf(state);
  const { opensAt = past, ...last } = lastOf(state);
  const isHidden = last.state === 'hidden' || shelved?.at(-1) === 'archiveAssessment';
  if (last.state === 'draft' || opensAt > hoursBetween) return false;
  return !isHidden || ((made.state ?? 'published') === 'published' && (made.opensAt ?? past) <= 0);
}

/**
 * Which states have each value of the contract: a new state of an assessment, a new field of a schedule, a new change of a key do not compile without states
 * of this suite.
 */
export const statesOf = {
  state: { draft: ['draft', 'draftAgain'], published: ['plain', 'open'], hidden: ['hidden', 'withdrawn'] } satisfies Record<
    AssessmentState,
    readonly [State, ...State[]]
  >,
  // What an institute says of the real exam decides of no reading.
  field: {
    state: ['draft', 'hidden'],
    opensAt: ['sealed', 'open'],
    closesAt: ['closed'],
    resultsAt: ['unreleased', 'released'],
    endsTogether: ['open'],
    groupIds: ['group', 'narrowed'],
  } satisfies Record<Exclude<keyof ScheduleDraft, keyof AimDraft>, readonly [State, ...State[]]>,
  change: { key: ['regraded', 'unreleasedRegraded'], bonus: ['bonus'], drop: ['dropped'] } satisfies Record<
    RegradeChange,
    readonly [State, ...State[]]
  >,
};

const hour = 3_600_000;
/** A time that tells its paper by its milliseconds. */
const timeOf = (state: State, hours: number, start: number): string => new Date(start + hours * hour + 100 + placeOf(state)).toISOString();

/** Every time of every schedule, with its paper. `start`: the first moment. */
export const timesFrom = (start: number): ReadonlyMap<string, State> =>
  new Map(states.flatMap((state) => [past, soon, later, last].map((hours) => [timeOf(state, hours, start), state] as const)));

/** The body of a plan. */
export function draftOf(
  { opensAt, closesAt, resultsAt, groups, ...rest }: Plan,
  state: State,
  start: number,
  groupId: number,
): ScheduleDraft {
  const time = (hours: number | undefined) => (hours === undefined ? undefined : timeOf(state, hours, start));
  const times = { opensAt: time(opensAt), closesAt: time(closesAt), resultsAt: time(resultsAt) };
  return {
    ...rest,
    ...(Object.fromEntries(Object.entries(times).filter(([, at]) => at !== undefined)) as ScheduleDraft),
    ...(groups !== undefined && { groupIds: groups === 'one' ? [groupId] : [] }),
  };
}
