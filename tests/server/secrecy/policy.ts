import type { ActName } from './acts';
import type { Class } from './phrases';
import type { State } from './states';

type Classes = readonly Class[];

/**
 * What an account may learn of a paper. `seen`: by reading alone. The others come on top. `held`: it fetched the paper, or began, on the first day. ·
 * `filedBefore`: it handed in on the first day. · `filed`: it handed in now. · `heldAndFiled`: both `held` and `filed`. · `whole`: it handed in an answer, or
 * none, to each question. · `brought`: an admin brought a file of it.
 */
interface Allowed {
  seen: Classes;
  held?: Classes;
  filedBefore?: Classes;
  filed?: Classes;
  heldAndFiled?: Classes;
  whole?: Classes;
  brought?: Classes;
}
/** The two kinds of learners: those whom the paper is for, and all others. */
interface Row {
  inside: Allowed;
  outside: Allowed;
}

const listed: Classes = ['existence', 'name', 'time'];
const paper: Classes = [...listed, 'question', 'option', 'passage', 'picture'];
const result: Classes = [...paper, 'key', 'explanation', 'reason', 'insight', 'marks', 'figures'];

const everybody = (allowed: Allowed): Row => ({ inside: allowed, outside: allowed });
/** For learners of a group. A whole hand-in proves that its account has the paper, and is filed; an admin may bring a file of any learner (ADR 59). */
const ofGroup = (inside: Allowed): Row => ({
  inside,
  outside: { seen: [], whole: listed, ...(inside.brought && { brought: inside.brought }) },
});

const released: Allowed = { seen: paper, filed: result, filedBefore: result, brought: result };
const unreleased: Allowed = { seen: paper, brought: paper };
/** The submission that an admin brought is listed by the name of its assessment; there are no results before an opening. */
const unseen: Allowed = { seen: [], brought: listed };
/** No file of answers is taken for a draft. */
const drafted: Allowed = { seen: [] };
/** An admin vouches for the file that the admin brings. */
const hidden: Allowed = { seen: [], brought: result };
const sealed: Allowed = { seen: listed };
const closed: Allowed = { seen: listed, held: paper, filedBefore: result, heldAndFiled: result, brought: result };
const closedUnreleased: Allowed = { seen: listed, held: paper, filedBefore: paper, brought: paper };
/** Who took it while it was published keeps it; a hand-in of now gets a result only if its account held the paper then (ADR 59). */
const withdrawn: Allowed = { seen: [], held: paper, filedBefore: result, heldAndFiled: result, whole: listed, brought: result };
/** No result is told of what was taken back to a draft, or opens later again. */
const takenBack: Allowed = { seen: [], held: paper, filedBefore: paper, whole: listed, brought: listed };

/** What an admin's own tries tell after the role: which assessments they were of. A paper that was open to everybody then is open to all who fetched it. */
export const previewedIn = (state: State): Classes => (state === 'narrowed' ? paper : listed);

/** The policy: what may be learnt in each state. Everything else is a leak. */
export const policy: Record<State, Row> = {
  plain: everybody(released),
  open: everybody(released),
  draft: everybody(drafted),
  draftWithTimes: everybody(drafted),
  archived: everybody(withdrawn),
  archivedSealed: everybody({ seen: [], held: listed, filedBefore: listed, whole: listed, brought: listed }),
  archivedGroup: ofGroup(withdrawn),
  archivedDraft: everybody(drafted),
  takenFromArchive: everybody(released),
  deletedDraft: everybody(drafted),
  hidden: everybody(hidden),
  hiddenForItsDay: everybody(unseen),
  sealed: everybody(sealed),
  closed: everybody(closed),
  closedUnreleased: everybody(closedUnreleased),
  // The release has moved with the minutes.
  closedExtended: everybody(closedUnreleased),
  unreleased: everybody(unreleased),
  unreleasedRegraded: everybody(unreleased),
  group: ofGroup(released),
  groupSealed: ofGroup({ ...sealed, brought: listed }),
  groupUnreleased: ofGroup(unreleased),
  groupClosed: ofGroup(closed),
  narrowed: {
    inside: released,
    outside: { seen: [], held: paper, filedBefore: result, heldAndFiled: result, whole: listed, brought: result },
  },
  // What was fetched is sealed; the row of the fetch names the assessment.
  narrowedSealed: { inside: sealed, outside: { seen: [], held: listed, filedBefore: listed, whole: listed, brought: listed } },
  narrowedBeforeOpening: { inside: released, outside: { seen: [], held: listed, filedBefore: listed, whole: listed, brought: result } },
  widened: everybody(released),
  withdrawn: everybody(withdrawn),
  withdrawnUnreleased: everybody({ ...withdrawn, filedBefore: paper, heldAndFiled: paper, brought: paper }),
  withdrawnSealed: everybody({ seen: [], held: listed, filedBefore: listed, whole: listed, brought: listed }),
  calledOff: everybody({ seen: [], held: listed, filedBefore: listed, whole: listed, brought: result }),
  withdrawnFromGroup: ofGroup(withdrawn),
  draftAgain: everybody(takenBack),
  postponed: everybody({ ...takenBack, seen: listed }),
  published: everybody(released),
  publishedSealed: everybody(sealed),
  shown: everybody(released),
  opened: everybody(released),
  released: everybody(released),
  regraded: everybody(released),
  bonus: everybody(released),
  dropped: everybody(released),
};

/** States in which an admin may give a chance: whoever has one may read the paper, and once it is used the result, where results are released. */
const againIn: { readonly [S in State]?: Classes } = {
  ...{ plain: result, open: result, takenFromArchive: result, closed: result, group: result, groupClosed: result, narrowed: result },
  ...{ narrowedBeforeOpening: result, widened: result, published: result, shown: result, opened: result, released: result },
  ...{ regraded: result, bonus: result, dropped: result },
  ...{ closedUnreleased: paper, closedExtended: paper, unreleased: paper, unreleasedRegraded: paper, groupUnreleased: paper },
};

const did = (acts: readonly ActName[], ...any: ActName[]): boolean => acts.some((act) => any.includes(act));

/** What an account may have learnt of a paper in a state, after its acts. */
export function allowedIn(state: State, isInside: boolean, acts: readonly ActName[]): ReadonlySet<Class> {
  const row = policy[state][isInside ? 'inside' : 'outside'];
  const isHeld = did(acts, 'fetchedBefore', 'startedBefore', 'emptyBefore', 'filedBefore');
  const isFiled = did(acts, 'empty', 'some', 'whole', 'wholeLate', 'twice');
  const holds: Record<keyof Allowed, boolean> = {
    seen: true,
    held: isHeld,
    filedBefore: did(acts, 'emptyBefore', 'filedBefore'),
    filed: isFiled,
    heldAndFiled: isHeld && isFiled,
    whole: did(acts, 'whole', 'wholeLate', 'twice', 'filedBefore'),
    brought: did(acts, 'brought', 'broughtHalf'),
  };
  const again = againIn[state];
  const byChance = again === undefined || !did(acts, 'chanceGiven', 'chanceUsed') ? [] : did(acts, 'chanceUsed') ? again : paper;
  const parts = Object.keys(holds) as (keyof Allowed)[];
  return new Set([...parts.flatMap((part) => (holds[part] ? (row[part] ?? []) : [])), ...byChance]);
}
