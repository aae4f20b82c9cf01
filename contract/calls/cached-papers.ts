import * as v from 'valibot';
import { PaperSchema } from '../assessment/assessment';
import { IdParams } from '../fields/id';
import { callRow } from './call-row';
import type { CallShape } from './call-shape';

/** Calls about papers that a cache in front of the portal may keep (ADR 55), which only pages that download papers load. */
export const cachedPaperCalls = {
  /**
   * The paper, as `getPaper` replies. Where the settings say that a cache stands in front of the portal, and learners may read the paper now: its
   * digest, which is the SHA-256 of the paper's JSON in base64url, and part of the address where the cache has the paper.
   */
  locatePaper: callRow('GET /assessment/:id/paper', 'signed-in', {
    params: IdParams,
    needsNoRole: true,
    reply: v.union([PaperSchema, v.object({ digest: v.string() })]),
    problems: ['not-found', 'closed'],
  }),
} as const satisfies Record<string, CallShape>;

/**
 * Below the API base: where a cache has a paper, for everyone who knows the digest, and no token is looked at. A picture of the paper has the
 * picture's hash after it.
 */
export const cachedPaperPath = (id: number | string, digest: string): string => `/papers/${id}/${digest}`;
