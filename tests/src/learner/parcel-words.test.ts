import { expect, it, vi } from 'vitest';
import { copy as common } from '../../../src/copy/en/common';
import { outboxCopy } from '../../../src/copy/en/outbox';
import { copyHi as commonHi } from '../../../src/copy/hi/common';
import { outboxCopyHi } from '../../../src/copy/hi/outbox';
import { parcelWords } from '../../../src/learner/outbox/parcel/parcel-words';
import type { Parcel } from '../../../src/runner/device/db';
import { isValidParcel } from '../../../src/runner/device/row-schemas';

const copy = { ...common, ...outboxCopy };
const copyHi = { ...commonHi, ...outboxCopyHi };

const now = Date.parse('2026-03-01T09:00:00.000Z');
/** A refused parcel as version 0.6.0 wrote it: the server's sentence, and no code. */
const before: Parcel = {
  uid: 'asha',
  assessmentId: 7,
  title: 'Mock',
  body: '{"assessmentId":7,"timeTaken":60,"submitted":true,"answers":[]}',
  handedInAt: now,
  state: 'refused',
  tries: 1,
  triedAt: now,
  nextTryAt: now,
  notBefore: 0,
  reason: 'There is no such assessment.',
  cause: null,
};

it('a refused parcel of an earlier version is read, and shows the server’s sentence in both languages', () => {
  expect(isValidParcel(before)).toBe(true);
  for (const words of [copy, copyHi]) expect(parcelWords(words, before, now).why).toBe('There is no such assessment.');
});

it('a refused parcel of this version shows its code in the language of the page', () => {
  const parcel: Parcel = { ...before, refusal: 'not-found' };
  expect(parcelWords(copy, parcel, now).why).toBe('There is no such assessment.');
  expect(parcelWords(copyHi, parcel, now).why).toBe('यह उपलब्ध नहीं है।');
});

it('a code of a later version shows the server’s sentence', () => {
  const parcel = { ...before, refusal: 'asteroid' } as unknown as Parcel;
  expect(parcelWords(copyHi, parcel, now).why).toBe('There is no such assessment.');
});

it('a parcel whose turn comes says so with a network, names others where their time ends at once, and without one that it goes as soon as there is one', () => {
  const parcel: Parcel = { ...before, state: 'waiting', tries: 0, triedAt: null, nextTryAt: now + 60_000, reason: null };
  // The browser cannot wake the worker.
  expect(parcelWords(copy, parcel, now, true).promise).toBe(copy.parcelSoonSentOpen);
  expect(parcelWords(copy, parcel, now, true, true).promise).toBe(copy.parcelTakesTurnsOpen);
  expect(parcelWords(copy, parcel, now, false).promise).toBe(copy.parcelSentWhileOpen);
  vi.stubGlobal('SyncManager', class {});
  expect(parcelWords(copy, parcel, now, true).promise).toBe(copy.parcelSoonSent);
  expect(parcelWords(copy, parcel, now, true, true).promise).toBe(copy.parcelTakesTurns);
  expect(parcelWords(copy, parcel, now, false).promise).toBe(copy.parcelSentByItself);
  vi.unstubAllGlobals();
});

it('an unreached network promises that the answers go by themselves only where the browser can wake the worker', () => {
  const parcel: Parcel = { ...before, state: 'waiting', reason: null, cause: 'unreached' };
  for (const words of [copy, copyHi]) {
    expect(parcelWords(words, parcel, now)).toMatchObject({ why: words.parcelUnreachedWhileOpen, promise: null });
    vi.stubGlobal('SyncManager', class {});
    expect(parcelWords(words, parcel, now)).toMatchObject({ why: words.parcelCauses.unreached, promise: null });
    vi.unstubAllGlobals();
  }
});

it('a further try goes by itself only where the browser can wake the worker, and else while the portal is open', () => {
  const parcel: Parcel = { ...before, state: 'waiting', reason: null, cause: 'busy', nextTryAt: 0 };
  for (const words of [copy, copyHi]) {
    expect(parcelWords(words, parcel, now)).toMatchObject({ promise: words.parcelTriedWhileOpen, nextTry: words.nextTryWhileOpen });
    vi.stubGlobal('SyncManager', class {});
    expect(parcelWords(words, parcel, now)).toMatchObject({ promise: words.parcelTriedByItself, nextTry: words.nextTryByItself });
    vi.unstubAllGlobals();
  }
});

it('a try that gets no answer says after a moment that the network is at fault, and how the answers leave', () => {
  const parcel: Parcel = { ...before, state: 'waiting', reason: null, sendingSince: now };
  expect(parcelWords(copy, parcel, now + 9_000)).toMatchObject({ badge: copy.parcelSending, why: null });
  expect(parcelWords(copy, parcel, now + 11_000).why).toBe(copy.parcelSlow);
  vi.stubGlobal('SyncManager', class {});
  expect(parcelWords(copyHi, parcel, now + 11_000).why).toBe(copyHi.parcelSlowWoken);
  vi.unstubAllGlobals();
});
