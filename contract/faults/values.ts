import type { ParamsOf } from './sentences';

/** What can be wrong with a single value, wherever it stands, and with the body around it. */
export const values = {
  required: 'is required',
  empty: 'is empty',
  missing: 'is missing',
  'not-a-text': 'is not a text',
  'not-a-number': 'is not a number',
  'not-whole': 'is not a whole number',
  'not-whole-from-1': 'is not a whole number from 1',
  'not-a-list': 'is not a list',
  'not-an-object': 'is not an object',
  'not-a-flag': 'says neither true nor false',
  'not-true': 'must be true',
  'not-an-id': 'is not an id',
  'not-a-time': 'is not a time',
  'not-a-day': 'is not a day',
  'not-a-dating': 'does not say what dates the start',
  'before-opening': 'is before the opening',
  /** Of a time that must be to come. */
  'time-passed': 'has passed already',
  /** Of a time that must be within so many days from now. */
  'too-far-ahead': ({ days }: { days: number }) => `is more than ${days} days from now`,
  /** Not an address that the portal calls as its webhook. */
  'not-a-webhook': 'is no https:// address of an internet host without user and password',
  /** Neither an https address nor a path of this portal. */
  'not-a-link': 'is neither an address with https:// nor a path of this portal, such as /user/available-assessments',
  'not-an-order': 'is no order',
  'not-a-state': 'is no state',
  /** Only some groups are meant, and none is chosen. */
  'no-group': 'no group is ticked: tick at least one, or choose Everybody',
  'not-a-format': 'is no format',
  /** `change` of a key. */
  'not-a-change': 'is not key, drop or bonus',
  /** Which of several hand-ins counts. */
  'not-a-counting': 'is not first, last or best',
  /** A time that is over already. */
  'over-already': 'is over already',
  'not-an-email': 'is not an email address',
  /** A number of an office, of a landline too. */
  'not-callable': 'is not a phone number; digits are, with spaces, hyphens or brackets between them and a + before them',
  'not-a-colour': 'is not a colour like #0f5e66',
  'not-base64': 'is not base64',
  'not-a-hash': 'is not a SHA-256 in base64',
  'not-json': 'is no JSON',
  /** A rule without a fault of its own. */
  'not-right': 'is not right',
  'unknown-field': 'is not a known field',
  below: ({ least }: { least: number }) => `is less than ${least}`,
  above: ({ most }: { most: number }) => `is more than ${most}`,
  /** A number of marks above `most`, the marks of the whole test. */
  'above-test': ({ marks, most }: { marks: number; most: number }) => `is ${marks}, and the whole test has ${most} marks`,
  'not-a-multiple': ({ of }: { of: number }) => `is not a multiple of ${of}`,
  'above-ten-years': 'is more than ten years',
  'too-many-characters': ({ most }: { most: number }) => `has more than ${most} characters`,
  'too-few-characters': ({ least }: { least: number }) => `has fewer than ${least} characters`,
  'too-many-entries': ({ most }: { most: number }) => `has more than ${most} entries`,
  'too-deep': 'is nested too deep',
  'there-twice': 'is there twice',
  'there-already': 'is there already',
  'ended-early': 'ended early',
  'unstorable-character': 'holds a character that cannot be kept',
  'unshowable-character': 'holds a sign that cannot be shown',
  'not-a-wide-logo': ({ width, height }: { width: number; height: number }) => `is no wide PNG of at most ${width} × ${height}`,
  /** An icon; `side` in pixels. */
  'not-a-png': ({ side }: { side: number }) => `is no PNG of ${side} × ${side}`,
};
export type ValueFaults = ParamsOf<typeof values>;
