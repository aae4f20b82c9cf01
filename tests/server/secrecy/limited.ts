import type { CallShape } from '../../../contract/calls/call-shape';
import { type CallName, calls } from '../../../contract/calls/calls';
import { mayDo, mayInScope, type Right } from '../../../contract/people/rights';
import type { ActName } from './acts';
import type { Class } from './phrases';
import { allowedIn } from './policy';
import { isInAnotherGroups, type State, wasReadBy } from './states';

/**
 * Admins who may not do everything (ADR 64, ADR 72), since the second day: on the first one they were learners of no group. `results`: of the whole institute. ·
 * `teacher`, `groupResults`: of another group than the one that papers are for.
 */
const limits = {
  results: { rights: ['results'], isScoped: false },
  teacher: { rights: ['edit-questions', 'make-tests'], isScoped: true },
  groupResults: { rights: ['results'], isScoped: true },
} as const satisfies Record<string, { rights: readonly Right[]; isScoped: boolean }>;

export type LimitedName = keyof typeof limits;
export const limitedNames = Object.keys(limits) as LimitedName[];
export const isLimited = (caller: string): caller is LimitedName => caller in limits;

/** The body that gives the role. `own`: the group of those who have one. */
export function grantOf(caller: LimitedName, own: number) {
  const { rights, isScoped } = limits[caller];
  return { role: 'admin' as const, rights: [...rights], ...(isScoped && { groupIds: [own] }) };
}

/** Whether the contract lets this admin into a call of admins. */
export function isLetIn(caller: LimitedName, call: CallName): boolean {
  const { right = 'any', scope }: CallShape = calls[call];
  const { rights, isScoped } = limits[caller];
  return mayDo(rights, right) && mayInScope(isScoped ? [] : null, scope);
}

/** What every admin sees of the bank: the names of categories. */
const shared: readonly Class[] = ['insight'];
/** What the bank tells, whatever the groups: it is the institute's. */
const bank: readonly Class[] = ['question', 'option', 'passage', 'picture', 'key', 'explanation', 'bank'];
/** Any admin knows of a paper in sight. */
const known: readonly Class[] = ['existence', 'name', 'time'];
/**
 * The paper, the code that opens sealed copies of it, and what is the key, or tells it: marks do, of a hand-in whose answers are known, and so do figures of all.
 */
const worded: readonly Class[] = ['question', 'option', 'passage', 'picture', 'code', 'key', 'explanation', 'reason', 'marks', 'figures'];

/** What such an admin may learn of a paper on the second day. */
export function toldToLimited(caller: LimitedName, state: State, acts: readonly ActName[]): ReadonlySet<Class> {
  const { rights, isScoped } = limits[caller];
  const makesKeys = mayDo(rights, ['make-tests', 'edit-questions']);
  const byRole = [...shared, ...(makesKeys ? bank : [])];
  // Of what is out of sight an admin is a learner whom it is not for; a deleted draft is out of everybody's.
  if (state === 'deletedDraft') return new Set(byRole);
  if (isScoped && !isInAnotherGroups(state)) return new Set([...byRole, ...allowedIn(state, false, acts)]);
  return new Set([...byRole, ...known, ...(makesKeys || wasReadBy(state) ? worded : [])]);
}

/** Whose names such an admin reads. `group`: of the learner's groups, whether the admin's is among them. */
export const mayReadPerson = (caller: LimitedName, isInGroup: boolean): boolean => {
  const { rights, isScoped } = limits[caller];
  return mayDo(rights, ['results']) && (!isScoped || isInGroup);
};

/** Whether such an admin reads the name of the group that papers are for. */
export const mayReadGroup = (caller: LimitedName): boolean => !limits[caller].isScoped;
