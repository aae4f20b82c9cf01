import type { Parcel, ParcelCause } from '../../../runner/device/db';

/**
 * Each cause with the sentence that versions 0.1.0 to 0.5.0 stored as the parcel's `reason`; null if they had none. Since 0.6.0 a parcel
 * holds the cause, and these sentences serve only to read the rows of those versions.
 */
const sentences: Record<ParcelCause, string | null> = {
  unreached: 'The server could not be reached.',
  silent: null,
  identity: null,
  redirected: null,
  stranger: 'Something other than the exam server answered.',
  busy: 'The server is busy.',
  failed: null,
  unsettled: null,
  'shut-out': null,
  erased: null,
  'sign-in': 'Sign in again to send it.',
  elsewhere: 'Other answers for this assessment were already handed in from another device.',
};

export const causes = Object.keys(sentences) as ParcelCause[];

/** Returns why a parcel is still here, for parcels of every version; null if nothing was tried, or if the server gave a reason. */
export function causeOf({ cause, reason }: Pick<Parcel, 'cause' | 'reason'>): ParcelCause | null {
  if (cause != null) return causes.includes(cause) ? cause : null;
  return reason === null ? null : (causes.find((known) => sentences[known] === reason) ?? null);
}
