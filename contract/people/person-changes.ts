import * as v from 'valibot';
import { carried } from '../faults/issue';
import { RoleSchema } from './people';

/** Body of `POST /people/{uid}/role`. `confirmed`: an admin gives up their own role, and means it. */
export const RoleDraftSchema = v.strictObject({
  role: RoleSchema,
  confirmed: v.optional(v.boolean(carried({ code: 'not-a-flag' }))),
});
