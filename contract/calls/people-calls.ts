import * as v from 'valibot';
import { IdParams } from '../fields/id';
import { maxBytes } from '../fields/limits';
import { ExtraTimeDraftSchema, ExtraTimeSchema } from '../people/extra-time';
import { GroupDraftSchema, GroupMoveSchema, GroupSchema } from '../people/groups';
import { UidParams } from '../people/people';
import { RoleDraftSchema } from '../people/person-changes';
import { PersonEntrySchema } from '../people/person-list';
import { RosterEntrySchema, RosterSummarySchema, RosterUploadQuerySchema } from '../people/roster';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { PeopleQuerySchema, RosterQuerySchema, SeenQuerySchema } from './page';

/** People, their extra time, their groups, and the roster of those who are expected (ADR 38). */
export const peopleCalls = {
  /** Always in pages: there may be very many people. */
  getPeople: adminCall('GET /people', ['results'], 'groups', { query: PeopleQuerySchema, reply: v.array(PersonEntrySchema) }),
  setRole: adminCall('POST /people/:uid/role', ['everything'], 'whole', {
    params: UidParams,
    body: RoleDraftSchema,
    reply: PersonEntrySchema,
  }),
  /** Every call of the person is refused from then on. */
  shutOut: adminCall('POST /people/:uid/shut-out', ['everything'], 'groups', { params: UidParams, reply: PersonEntrySchema }),
  letIn: adminCall('POST /people/:uid/let-in', ['everything'], 'groups', { params: UidParams, reply: PersonEntrySchema }),
  moveToGroup: adminCall('POST /people/:uid/group', ['everything'], 'groups', {
    params: UidParams,
    body: GroupMoveSchema,
    reply: PersonEntrySchema,
  }),
  getExtraTime: adminCall('GET /people/:uid/extra-time', ['results'], 'groups', { params: UidParams, reply: ExtraTimeSchema }),
  setExtraTime: adminCall('POST /people/:uid/extra-time', ['everything'], 'groups', {
    params: UidParams,
    query: SeenQuerySchema,
    body: ExtraTimeDraftSchema,
    reply: ExtraTimeSchema,
    problems: ['in-use'],
  }),
  getGroups: adminCall('GET /groups', 'any', 'groups', { reply: v.array(GroupSchema) }),
  createGroup: adminCall('POST /groups', ['everything'], 'whole', {
    body: GroupDraftSchema,
    reply: GroupSchema,
    problems: ['already-exists'],
  }),
  renameGroup: adminCall('POST /groups/:id/rename', ['everything'], 'whole', {
    params: IdParams,
    query: SeenQuerySchema,
    body: GroupDraftSchema,
    reply: GroupSchema,
    problems: ['already-exists', 'in-use'],
  }),
  /** Only of a group without learners, entries of the roster and assessments. */
  deleteGroup: adminCall('POST /groups/:id/delete', ['everything'], 'whole', { params: IdParams, reply: v.object({ id: v.number() }) }),
  uploadRoster: adminCall('POST /groups/roster', ['everything'], 'whole', {
    // The version: of the new groups that the preview named.
    query: v.strictObject({ ...RosterUploadQuerySchema.entries, ...SeenQuerySchema.entries }),
    upload: { what: 'One roster, .xlsx or .xls', maxBytes: maxBytes.sheet },
    reply: RosterSummarySchema,
    problems: ['in-use'],
  }),
  getRoster: adminCall('GET /groups/roster', ['results'], 'groups', { query: RosterQuerySchema, reply: v.array(RosterEntrySchema) }),
  removeFromRoster: adminCall('POST /groups/roster/:id/remove', ['everything'], 'groups', {
    params: IdParams,
    reply: v.object({ id: v.number() }),
  }),
} as const satisfies Record<string, CallShape>;
