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
import { callRow } from './call-row';
import type { CallShape } from './call-shape';

/** About one learner, whom admins read with this right and in their groups. */
const ofLearner = { right: ['results'], scope: 'groups', params: UidParams } as const;

/** The calls of a learner's pages, apart from the table to keep these pages small. */
export const learnerCalls = {
  getRole: callRow('GET /users/role/:uid', 'self-or-admin', {
    ...ofLearner,
    /** Of an admin who may not do everything (people/rights.ts): the rights, and the groups. `hasProfile`: false of a user without one, whose page asks for none. `expected`: to such a user alone, the name and the phone that the roster has for a verified address. */
    reply: v.object({
      role: RoleSchema,
      rights: v.optional(v.array(v.string())),
      groupIds: v.optional(v.array(v.number())),
      hasProfile: v.optional(v.literal(false)),
      expected: v.optional(v.object({ name: v.string(), phone: v.string() })),
    }),
  }),
  getProfile: callRow('GET /users/profile/:uid', 'self-or-admin', {
    ...ofLearner,
    reply: ProfileSchema,
    problems: ['not-found'],
  }),
  saveProfile: callRow('POST /users/profile', 'self', { body: ProfileDraftSchema, reply: ProfileSchema }),
  /** `chances`: with those that the learner may sit again, which pages up to 0.10.0 cannot (ADR 78). */
  getAvailable: callRow('GET /assessment/available', 'user', {
    query: v.object({ chances: v.optional(v.string()) }),
    reply: v.array(AssessmentSummarySchema),
  }),
  getResults: callRow('GET /assessment/results/user/:uid', 'self-or-admin', {
    ...ofLearner,
    reply: v.array(ResultSummarySchema),
  }),
  getPaper: callRow('GET /assessment/:id', 'signed-in', {
    params: IdParams,
    needsNoRole: true,
    reply: PaperSchema,
    problems: ['not-found', 'closed'],
  }),
  /** Submissions whose results are not released yet. */
  getAwaited: callRow('GET /assessment/awaited/user/:uid', 'self-or-admin', {
    ...ofLearner,
    reply: v.array(AwaitedResultSchema),
  }),
  submit: callRow('POST /assessment/:id/submit', 'signed-in', {
    params: IdParams,
    /** `uid`: whose answers these are, as the device knows; beside the body, whose bytes stay the same. Pages up to 0.10.0 do not say it. */
    query: v.object({ uid: v.optional(v.string()) }),
    body: SubmissionSchema,
    hasBodyHash: true,
    reply: ReceiptSchema,
    problems: ['not-found', 'already-submitted', 'other-person'],
  }),
  getResult: callRow('GET /assessment/:id/result', 'signed-in', {
    params: IdParams,
    reply: ResultSchema,
    problems: ['not-found', 'not-released'],
  }),
  /** Only for learners who have submitted. */
  getCohort: callRow('GET /assessment/:id/cohort', 'signed-in', {
    params: IdParams,
    reply: CohortSchema,
    problems: ['not-found', 'not-released'],
  }),
} as const satisfies Record<string, CallShape>;
export type LearnerCall = keyof typeof learnerCalls;
