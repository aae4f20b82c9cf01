import { Refusal } from './refusal';

/** Throws 409 where an edit began from another version than the present one (ADR 62). Pages of earlier versions say none. */
export function demandSeen(seen: number | undefined, present: number): void {
  if (seen !== undefined && seen !== present) throw new Refusal('in-use', { code: 'changed-meanwhile', version: present });
}
