import * as v from 'valibot';
import { IdParams } from '../fields/id';
import { HomeNoticeDraftSchema, HomeNoticeRowSchema, HomeNoticeSchema } from '../institute/home-notice';
import { adminCall } from './admin-call';
import { callRow } from './call-row';
import type { CallShape } from './call-shape';

/** The call of learners' pages about notices (ADR 83), which they load on demand. */
export const ownNoticeCalls = {
  /** The notices that are shown to the caller now, the latest first. */
  getNotices: callRow('GET /notices', 'user', { reply: v.array(HomeNoticeSchema) }),
} as const satisfies Record<string, CallShape>;

/** An admin's calls about notices. */
export const noticeCalls = {
  /** The notices that are for learners in sight, the latest first: all that are shown, and the last of those that ended. */
  getAllNotices: adminCall('GET /notices/all', ['make-tests'], 'groups', { reply: v.array(HomeNoticeRowSchema) }),
  addNotice: adminCall('POST /notices', ['make-tests'], 'groups', { body: HomeNoticeDraftSchema, reply: HomeNoticeRowSchema }),
  /** Shows a notice no more, from the next contact of each device on. One that has ended stays as it is. */
  endNotice: adminCall('POST /notices/:id/end', ['make-tests'], 'groups', { params: IdParams, reply: HomeNoticeRowSchema }),
} as const satisfies Record<string, CallShape>;
