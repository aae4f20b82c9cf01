import { expect, it } from 'vitest';
import { copy as common } from '../../../src/copy/en/common';
import { outboxCopy } from '../../../src/copy/en/outbox';
import { copyHi as commonHi } from '../../../src/copy/hi/common';
import { outboxCopyHi } from '../../../src/copy/hi/outbox';
import { lastTryText, parcelWords, pastText } from '../../../src/learner/outbox/parcel/parcel-words';
import { parcel } from './made';

const copy = { ...common, ...outboxCopy };
const copyHi = { ...commonHi, ...outboxCopyHi };
const now = Date.parse('2026-03-01T09:00:00.000Z');
const day = 86_400_000;

it('a time that lies ahead was written by a wrong clock, and is not shown', () => {
  expect(pastText(copy, now - 60_000, now)).toMatch(/2026/);
  expect(pastText(copy, now + 30_000, now)).toMatch(/2026/);
  expect(pastText(copy, now + 400 * day, now)).toBe('Unknown');
  expect(lastTryText(copy, { triedAt: now + day }, now)).toBe('Unknown');
  expect(lastTryText(copy, { triedAt: null }, now)).toBe('Not tried yet');
});

it('answers of which the server has some, nobody knows whose, are not called unsent', () => {
  const unsettled = parcel({ state: 'waiting', cause: 'unsettled', tries: 2, triedAt: now - 60_000, nextTryAt: now + 60_000 });
  expect(parcelWords(copy, unsettled, now)).toMatchObject({
    badge: 'Being checked',
    promise: copy.parcelSafe,
    why: copy.parcelCauses.unsettled,
  });
  expect(parcelWords(copyHi, unsettled, now).badge).toBe('जाँच बाकी');
  expect(parcelWords(copy, { ...unsettled, cause: 'unreached' }, now).badge).toBe('Waiting to be sent');
});
