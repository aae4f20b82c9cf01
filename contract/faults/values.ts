import type { None } from './sentences';

/** What can be wrong with a single value, wherever it stands, and with the body around it. */
export interface ValueFaults {
  required: None;
  empty: None;
  missing: None;
  'not-a-text': None;
  'not-a-number': None;
  'not-whole': None;
  'not-whole-from-1': None;
  'not-a-list': None;
  'not-an-object': None;
  'not-a-flag': None;
  'not-true': None;
  'not-an-id': None;
  'not-a-time': None;
  'not-a-day': None;
  'not-a-dating': None;
  'before-opening': None;
  /** Of a time that must be to come. */
  'time-passed': None;
  /** Of a time that must be within so many days from now. */
  'too-far-ahead': { days: number };
  /** Neither an https address nor a path of this portal. */
  'not-a-link': None;
  /** Not an address that the portal calls as its webhook. */
  'not-a-webhook': None;
  'not-an-order': None;
  'not-a-state': None;
  'not-a-format': None;
  /** Only some groups are meant, and none is chosen. */
  'no-group': None;
  /** `change` of a key. */
  'not-a-change': None;
  /** Which of several hand-ins counts. */
  'not-a-counting': None;
  /** A time that is over already. */
  'over-already': None;
  'not-an-email': None;
  'not-a-colour': None;
  'not-base64': None;
  'not-a-hash': None;
  'not-json': None;
  /** A rule without a fault of its own. */
  'not-right': None;
  'unknown-field': None;
  below: { least: number };
  above: { most: number };
  'not-a-multiple': { of: number };
  'above-ten-years': None;
  'too-many-characters': { most: number };
  'too-few-characters': { least: number };
  'too-many-entries': { most: number };
  'too-deep': None;
  'there-twice': None;
  'there-already': None;
  'ended-early': None;
  'unstorable-character': None;
  'unshowable-character': None;
  /** An icon; `side` in pixels. */
  'not-a-png': { side: number };
  'not-a-wide-logo': { width: number; height: number };
}
