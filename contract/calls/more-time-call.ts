import * as v from 'valibot';
import { IdParams } from '../fields/id';
import type { CallShape } from './call-shape';

/** The minutes that everybody gets, 0 for none. Only pages of scheduled papers load this call. */
export const moreTimeCall = {
  method: 'GET',
  path: '/assessment/:id/more-time',
  who: 'signed-in',
  params: IdParams,
  isSameForAll: true,
  reply: v.object({ minutes: v.number() }),
  problems: ['not-found'],
} as const satisfies CallShape;
