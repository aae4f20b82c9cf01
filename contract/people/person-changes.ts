import * as v from 'valibot';
import { carried } from '../faults/issue';
import { IdSchema } from '../fields/id';
import { maxItems } from '../fields/limits';
import { RoleSchema } from './people';
import { RightsSchema } from './rights';

/**
 * Body of `POST /people/{uid}/role`. `confirmed`: admins give up their own role, or a right of their own, and mean it. `rights`: of an admin; without, everything.
 * `groupIds`: the groups to whose learners the admin is limited (ADR 72); without, the whole institute.
 */
export const RoleDraftSchema = v.strictObject({
  role: RoleSchema,
  confirmed: v.optional(v.boolean(carried({ code: 'not-a-flag' }))),
  rights: v.optional(RightsSchema),
  groupIds: v.optional(
    v.pipe(
      v.array(IdSchema),
      v.minLength(1, carried({ code: 'no-group-given' })),
      v.maxLength(maxItems.groups, carried({ code: 'too-many-groups', most: maxItems.groups })),
    ),
  ),
});
