import type { KeptReceipt } from '../../runner/outbox/receipts';

interface Listed {
  assessmentId: number;
  /** When the server received it. */
  submittedAt: string;
}

/**
 * The receipts of this device of which the server's lists, as this device has them, cannot know yet: they are later than everything in the lists. An earlier one
 * that no list has is of a test that is there no more. `waiting`: what the device has still to deliver.
 */
export function unlisted(
  receipts: readonly KeptReceipt[],
  listed: readonly Listed[],
  waiting: readonly { assessmentId: number }[],
): KeptReceipt[] {
  const latest = Math.max(0, ...listed.map(({ submittedAt }) => Date.parse(submittedAt)));
  const known = new Set([...listed, ...waiting].map(({ assessmentId }) => assessmentId));
  return receipts.filter(({ assessmentId, receivedAt }) => Date.parse(receivedAt) > latest && !known.has(assessmentId));
}
