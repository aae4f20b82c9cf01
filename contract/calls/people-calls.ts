import * as v from 'valibot';
import { IdParams } from '../fields/id';
import { maxBytes } from '../fields/limits';
import { GroupDraftSchema, GroupMoveSchema, GroupSchema } from '../people/groups';
import { UidParams } from '../people/people';
import { RoleDraftSchema } from '../people/person-changes';
import { PersonEntrySchema } from '../people/person-list';
import { RosterEntrySchema, RosterSummarySchema, RosterUploadQuerySchema } from '../people/roster';
import type { CallShape } from './call-shape';
import { PeopleQuerySchema, RosterQuerySchema, SeenQuerySchema } from './page';

/** People, their groups, and the roster of those who are expected (ADR 38). */
export const peopleCalls = {
  /** Always in pages: there may be very many people. */
  getPeople: {
    method: 'GET',
    path: '/people',
    who: 'admin',
    right: ['results'],
    scope: 'groups',
    query: PeopleQuerySchema,
    reply: v.array(PersonEntrySchema),
    problems: [],
  },
  setRole: {
    method: 'POST',
    path: '/people/:uid/role',
    who: 'admin',
    right: ['everything'],
    scope: 'whole',
    params: UidParams,
    body: RoleDraftSchema,
    reply: PersonEntrySchema,
    problems: ['not-found'],
  },
  /** Every call of the person is refused from then on. */
  shutOut: {
    method: 'POST',
    path: '/people/:uid/shut-out',
    who: 'admin',
    right: ['everything'],
    scope: 'groups',
    params: UidParams,
    reply: PersonEntrySchema,
    problems: ['not-found'],
  },
  letIn: {
    method: 'POST',
    path: '/people/:uid/let-in',
    who: 'admin',
    right: ['everything'],
    scope: 'groups',
    params: UidParams,
    reply: PersonEntrySchema,
    problems: ['not-found'],
  },
  moveToGroup: {
    method: 'POST',
    path: '/people/:uid/group',
    who: 'admin',
    right: ['everything'],
    scope: 'groups',
    params: UidParams,
    body: GroupMoveSchema,
    reply: PersonEntrySchema,
    problems: ['not-found'],
  },
  getGroups: { method: 'GET', path: '/groups', who: 'admin', right: 'any', scope: 'groups', reply: v.array(GroupSchema), problems: [] },
  createGroup: {
    method: 'POST',
    path: '/groups',
    who: 'admin',
    right: ['everything'],
    scope: 'whole',
    body: GroupDraftSchema,
    reply: GroupSchema,
    problems: ['already-exists'],
  },
  renameGroup: {
    method: 'POST',
    path: '/groups/:id/rename',
    who: 'admin',
    right: ['everything'],
    scope: 'whole',
    params: IdParams,
    query: SeenQuerySchema,
    body: GroupDraftSchema,
    reply: GroupSchema,
    problems: ['not-found', 'already-exists', 'in-use'],
  },
  /** Only of a group without learners, entries of the roster and assessments. */
  deleteGroup: {
    method: 'POST',
    path: '/groups/:id/delete',
    who: 'admin',
    right: ['everything'],
    scope: 'whole',
    params: IdParams,
    reply: v.object({ id: v.number() }),
    problems: ['not-found'],
  },
  uploadRoster: {
    method: 'POST',
    path: '/groups/roster',
    who: 'admin',
    right: ['everything'],
    scope: 'whole',
    query: RosterUploadQuerySchema,
    upload: { what: 'One roster, .xlsx or .xls', maxBytes: maxBytes.sheet },
    reply: RosterSummarySchema,
    problems: [],
  },
  getRoster: {
    method: 'GET',
    path: '/groups/roster',
    who: 'admin',
    right: ['results'],
    scope: 'groups',
    query: RosterQuerySchema,
    reply: v.array(RosterEntrySchema),
    problems: [],
  },
  removeFromRoster: {
    method: 'POST',
    path: '/groups/roster/:id/remove',
    who: 'admin',
    right: ['everything'],
    scope: 'groups',
    params: IdParams,
    reply: v.object({ id: v.number() }),
    problems: ['not-found'],
  },
} as const satisfies Record<string, CallShape>;
