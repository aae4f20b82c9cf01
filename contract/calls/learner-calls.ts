import * as v from 'valibot';
import {
  AssessmentSummarySchema,
  PaperSchema,
  ReceiptSchema,
  ResultSchema,
  ResultSummarySchema,
  SubmissionSchema,
} from '../assessment/assessment';
import { AwaitedResultSchema } from '../assessment/awaited';
import { CohortSchema } from '../assessment/insight';
import { IdParams } from '../fields/id';
import { ProfileDraftSchema, ProfileSchema, RoleSchema, UidParams } from '../people/people';
import type { CallShape } from './call-shape';

/** The calls of a learner's pages, apart from the table to keep these pages small. */
export const learnerCalls = {
  getRole: {
    method: 'GET',
    path: '/users/role/:uid',
    who: 'self-or-admin',
    right: ['results'],
    scope: 'groups',
    params: UidParams,
    /** Of an admin who may not do everything (people/rights.ts): the rights, and the groups. `hasProfile`: false of a user without one, whose page asks for none. */
    reply: v.object({
      role: RoleSchema,
      rights: v.optional(v.array(v.string())),
      groupIds: v.optional(v.array(v.number())),
      hasProfile: v.optional(v.literal(false)),
    }),
  },
  getProfile: {
    method: 'GET',
    path: '/users/profile/:uid',
    who: 'self-or-admin',
    right: ['results'],
    scope: 'groups',
    params: UidParams,
    reply: ProfileSchema,
    problems: ['not-found'],
  },
  saveProfile: { method: 'POST', path: '/users/profile', who: 'self', body: ProfileDraftSchema, reply: ProfileSchema },
  /** `chances`: with those that the learner may sit again, which pages up to 0.10.0 cannot (ADR 78). */
  getAvailable: {
    method: 'GET',
    path: '/assessment/available',
    who: 'user',
    query: v.object({ chances: v.optional(v.string()) }),
    reply: v.array(AssessmentSummarySchema),
  },
  getResults: {
    method: 'GET',
    path: '/assessment/results/user/:uid',
    who: 'self-or-admin',
    right: ['results'],
    scope: 'groups',
    params: UidParams,
    reply: v.array(ResultSummarySchema),
  },
  getPaper: {
    method: 'GET',
    path: '/assessment/:id',
    who: 'signed-in',
    params: IdParams,
    isSameForAll: true,
    reply: PaperSchema,
    problems: ['not-found', 'closed'],
  },
  /** Submissions whose results are not released yet. */
  getAwaited: {
    method: 'GET',
    path: '/assessment/awaited/user/:uid',
    who: 'self-or-admin',
    right: ['results'],
    scope: 'groups',
    params: UidParams,
    reply: v.array(AwaitedResultSchema),
  },
  submit: {
    method: 'POST',
    path: '/assessment/:id/submit',
    who: 'signed-in',
    params: IdParams,
    /** `uid`: whose answers these are, as the device knows; beside the body, whose bytes stay the same. Pages up to 0.10.0 do not say it. */
    query: v.object({ uid: v.optional(v.string()) }),
    body: SubmissionSchema,
    hasBodyHash: true,
    reply: ReceiptSchema,
    problems: ['not-found', 'already-submitted', 'other-person'],
  },
  getResult: {
    method: 'GET',
    path: '/assessment/:id/result',
    who: 'signed-in',
    params: IdParams,
    reply: ResultSchema,
    problems: ['not-found', 'not-released'],
  },
  /** Only for learners who have submitted. */
  getCohort: {
    method: 'GET',
    path: '/assessment/:id/cohort',
    who: 'signed-in',
    params: IdParams,
    reply: CohortSchema,
    problems: ['not-found', 'not-released'],
  },
} as const satisfies Record<string, CallShape>;
export type LearnerCall = keyof typeof learnerCalls;
