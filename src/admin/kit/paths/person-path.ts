/** One person's page. */
export const personPath = (uid: string): string => `/admin/people/${encodeURIComponent(uid)}`;

/** The uid that a segment of an address stands for; a segment that was typed wrongly stands for itself. */
export function uidIn(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
