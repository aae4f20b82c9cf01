import type { CallShape } from '../../contract/calls/call-shape';
import { Refusal } from '../replies/refusal';
import type { Db } from '../store/engine/store';
import { isPersonInSight, isPersonOfOthers, sightOfTest } from '../store/shared/sight';
import type { Caller } from './caller';

/** The fields of a body that list groups. */
const lists = ['groupIds', 'addTo', 'takeFrom'] as const;

/** The arguments that name a person, an assessment or a group. */
export interface NamedArgs {
  params?: { uid?: string; id?: number };
  body?: { uid?: string; groupId?: number | null } & { [list in (typeof lists)[number]]?: readonly number[] };
}

/** No person has this uid, and nothing this id. */
const noPerson = '';
const nothing = 0;

/** The call is for an admin of the whole institute (ADR 72). */
export const scopeMissing = () => new Refusal('forbidden', { code: 'scope-missing' });

const isOfTest = ({ path }: CallShape): boolean => path.startsWith('/assessment/:id');
/** Whether a call changes what holds for a person in every test. Groups are no such thing: each admin moves a person among the own ones. */
const changesPerson = ({ method, path }: CallShape): boolean => method !== 'GET' && path !== '/people/:uid/group';
const makesTest = ({ path }: CallShape): boolean => path.startsWith('/generate-assessment');

/** A group outside becomes one that does not exist. Throws 403 for no group at all, which would be the whole institute. */
function groupsInSight(call: CallShape, scope: readonly number[], body: NonNullable<NamedArgs['body']>): NonNullable<NamedArgs['body']> {
  const { groupId, groupIds } = body;
  if (groupId === null || groupIds?.length === 0 || (makesTest(call) && groupIds === undefined)) throw scopeMissing();
  const own = (id: number) => (scope.includes(id) ? id : nothing);
  return {
    ...body,
    ...(groupId !== undefined && { groupId: own(groupId) }),
    ...Object.fromEntries(lists.flatMap((list) => (body[list] === undefined ? [] : [[list, body[list].map(own)]]))),
  };
}

/**
 * The arguments of a call as its handler gets them from an admin who has groups: a person or an assessment outside them has an id that does not exist, so
 * that the handler itself answers as it does where there is none. Throws 403 for a change of an assessment that is for other learners too, and of a person who is
 * in other groups too.
 */
export async function withinSight(db: Db, call: CallShape, { uid, scope }: Caller, args: NamedArgs): Promise<NamedArgs> {
  const { params = {}, body } = args;
  if (scope === null || call.scope !== 'groups') return args;
  if (call.who === 'self-or-admin' && params.uid === uid) return args;
  const seen = { ...params };
  if (params.uid !== undefined) {
    if (!(await isPersonInSight(db, scope, params.uid))) seen.uid = noPerson;
    else if (changesPerson(call) && (await isPersonOfOthers(db, scope, params.uid))) throw scopeMissing();
  }
  if (isOfTest(call) && params.id !== undefined) {
    const sight = await sightOfTest(db, scope, params.id);
    if (sight === 'none') seen.id = nothing;
    if (sight === 'shared' && call.method !== 'GET') throw scopeMissing();
  }
  const named = body?.uid;
  const isOutside = named !== undefined && !(await isPersonInSight(db, scope, named));
  const whom = body && isOutside ? { ...body, uid: noPerson } : body;
  return { ...args, ...(args.params && { params: seen }), ...(whom && { body: groupsInSight(call, scope, whom) }) };
}
