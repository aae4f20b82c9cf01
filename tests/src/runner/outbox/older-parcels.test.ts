import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { SubmissionSchema } from '../../../../contract/assessment/assessment';
import { copy as common } from '../../../../src/copy/en/common';
import { outboxCopy } from '../../../../src/copy/en/outbox';
import { copyHi as commonHi } from '../../../../src/copy/hi/common';
import { outboxCopyHi } from '../../../../src/copy/hi/outbox';
import { parcelWords } from '../../../../src/learner/outbox/parcel/parcel-words';
import type { Parcel } from '../../../../src/runner/device/db';
import { parcelsOf } from '../../../../src/runner/device/shelf';
import { deliver } from '../../../../src/runner/outbox/deliver';
import { drain } from '../../../../src/runner/outbox/drain';
import { receiptsOf } from '../../../../src/runner/outbox/receipts';
import type { Urgency } from '../../../../src/runner/outbox/tries';
import { Phone } from '../../../kit/learner';
import { postOffice } from '../../../kit/post-office';
import { until } from '../../../kit/until';

const copy = { ...common, ...outboxCopy };
const copyHi = { ...commonHi, ...outboxCopyHi };

/** 11:00 on the day before the phone's clock. */
const handedInAt = Date.parse('2026-02-28T11:00:00.000Z');

/** The body that version 0.5.0 sent. Version 0.6.0 sends the same, and `clock` to a server that takes it. */
const body = JSON.stringify({
  assessmentId: 7,
  timeTaken: 60,
  submitted: true,
  answers: [
    { questionId: 101, selectedOptionId: 2, markedForReview: false },
    { questionId: 102, selectedOptionId: null, markedForReview: true },
  ],
  pace: { seconds: [40, 20], order: [101] },
});
const clock = { ahead: 1_200_000, left: 600_000 };

/** The row of a hand-in, before its first try. */
const untried = { uid: 'asha', assessmentId: 7, title: 'Mock', body, handedInAt, state: 'waiting', tries: 0, triedAt: null };
const inJitter = { ...untried, nextTryAt: handedInAt + 40_000, notBefore: 0, reason: null };
/** The row after a failed try. */
const tried = { ...untried, tries: 3, triedAt: handedInAt + 9_000, nextTryAt: handedInAt + 20_000, notBefore: 0, sendingSince: null };
const tried06 = { ...tried, reason: null };

/** Each row as a release wrote it, with the reason that its screen shows today in English and in Hindi. */
const waiting: [name: string, row: object, english: string | null, hindi: string | null][] = [
  ['0.5.0: not tried', inJitter, null, null],
  ['0.5.0: killed during its first try', { ...inJitter, sendingSince: handedInAt + 41_000 }, null, null],
  [
    '0.5.0: no network',
    { ...tried, reason: 'The server could not be reached.' },
    copy.parcelUnreachedWhileOpen,
    copyHi.parcelUnreachedWhileOpen,
  ],
  [
    '0.5.0: a captive portal, which named a day as Retry-After',
    { ...tried, reason: 'Something other than the exam server answered.', notBefore: handedInAt + 3 * 86_400_000 },
    copy.parcelCauses.stranger,
    copyHi.parcelCauses.stranger,
  ],
  ['0.5.0: a busy server', { ...tried, reason: 'The server is busy.' }, copy.parcelCauses.busy, copyHi.parcelCauses.busy],
  [
    '0.5.0: no sign-in',
    { ...tried, state: 'sign-in', reason: 'Sign in again to send it.' },
    copy.parcelCauses['sign-in'],
    copyHi.parcelCauses['sign-in'],
  ],
  ['0.6.0: not tried', { ...inJitter, clock }, null, null],
  ['0.6.0: no network', { ...tried06, cause: 'unreached' }, copy.parcelUnreachedWhileOpen, copyHi.parcelUnreachedWhileOpen],
  ['0.6.0: a captive portal', { ...tried06, cause: 'redirected' }, copy.parcelCauses.redirected, copyHi.parcelCauses.redirected],
  ['0.6.0: an error of the server', { ...tried06, cause: 'failed' }, copy.parcelCauses.failed, copyHi.parcelCauses.failed],
  ['0.6.0: shut out', { ...tried06, cause: 'shut-out' }, copy.parcelCauses['shut-out'], copyHi.parcelCauses['shut-out']],
  ['0.6.0: no sign-in', { ...tried06, state: 'sign-in', cause: 'sign-in' }, copy.parcelCauses['sign-in'], copyHi.parcelCauses['sign-in']],
];

const refused: [name: string, row: object][] = [
  ['0.5.0', { ...tried, state: 'refused', reason: 'There is no such assessment.' }],
  ['0.6.0', { ...tried06, state: 'refused', reason: 'There is no such assessment.', cause: null }],
];

const elsewhere: [name: string, row: object][] = [
  ['0.5.0', { ...tried, state: 'elsewhere', reason: 'Other answers for this assessment were already handed in from another device.' }],
  ['0.6.0', { ...tried06, state: 'elsewhere', cause: 'elsewhere' }],
];

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A phone on which an older version left this row and the attempt it was made from. */
async function phoneWith(row: object) {
  const phone = new Phone();
  await phone.db.parcels.put(row as Parcel);
  await phone.db.attempts.put({
    ...{ uid: 'asha', assessmentId: 7, status: 'handed-in', startedAt: handedInAt - 60_000, deadline: handedInAt, handedInAt },
    ...{ isDated: true, lag: 0, currentQuestionId: 101, visited: [101, 102], questionIds: [101, 102] },
  });
  return { phone, office: postOffice(phone) };
}

/** Opens a page of this version; its drain runs until the test ends. */
function opens({ phone, office }: Awaited<ReturnType<typeof phoneWith>>): EventTarget {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const send = (uid: string, urgency: Urgency) => deliver(office.carrier, uid, urgency);
  stops.push(drain({ db: phone.db, deliver: send, now: () => phone.wall, page, document }, 'asha'));
  return page;
}

const isDelivered = (phone: Phone) => until(async () => (await phone.db.attempts.get(['asha', 7]))?.status === 'delivered');

describe.each(waiting)('a parcel of an older version waits: %s', (_, row, english, hindi) => {
  it('is read, and its reason is shown in both languages', async () => {
    const { phone } = await phoneWith(row);
    const [parcel] = await parcelsOf(phone.db, 'asha');
    expect(parcel).toEqual(row);
    if (parcel === undefined) return;
    expect(parcelWords(copy, parcel, phone.wall).why).toBe(english);
    expect(parcelWords(copyHi, parcel, phone.wall).why).toBe(hindi);
  });

  it('is sent once by two pages and the worker, with the stored bytes', async () => {
    const world = await phoneWith(row);
    opens(world);
    opens(world);
    await deliver(world.office.carrier, 'asha', 'due');
    await isDelivered(world.phone);
    expect(world.office.bodies).toEqual([body]);
    expect(await world.phone.db.parcels.count()).toBe(0);
    expect(await receiptsOf(world.phone.db, 'asha')).toMatchObject([{ title: 'Mock', handedInAt, counts: { answered: 1, of: 2 } }]);
  });

  it('becomes a receipt where the server has it from a try whose reply was lost', async () => {
    const world = await phoneWith(row);
    world.office.filesFromElsewhere('asha', 7, body);
    opens(world);
    await isDelivered(world.phone);
    expect([...world.office.filed.values()].map((filed) => filed.body)).toEqual([body]);
    expect(await world.phone.db.parcels.count()).toBe(0);
  });
});

describe.each(refused)('a refused parcel of version %s', (_, row) => {
  it("shows the server's sentence, and is sent once by the first delivery of this version", async () => {
    const world = await phoneWith(row);
    const [parcel] = await parcelsOf(world.phone.db, 'asha');
    expect(parcel).toEqual(row);
    if (parcel === undefined) return;
    for (const words of [copy, copyHi]) expect(parcelWords(words, parcel, world.phone.wall).why).toBe('There is no such assessment.');
    opens(world);
    await isDelivered(world.phone);
    expect(world.office.bodies).toEqual([body]);
  });
});

describe.each(elsewhere)('a parcel of version %s for answers that another device handed in', (_, row) => {
  it('says so in both languages and is not sent', async () => {
    const { phone, office } = await phoneWith(row);
    const [parcel] = await parcelsOf(phone.db, 'asha');
    expect(parcel).toEqual(row);
    if (parcel === undefined) return;
    expect(parcelWords(copy, parcel, phone.wall).why).toBe(copy.parcelCauses.elsewhere);
    expect(parcelWords(copyHi, parcel, phone.wall).why).toBe(copyHi.parcelCauses.elsewhere);
    expect(await deliver(office.carrier, 'asha', 'asked')).toBe(0);
    expect(office.bodies).toEqual([]);
  });
});

it('the body of an older version is a submission of this one', () => {
  expect(v.is(SubmissionSchema, JSON.parse(body))).toBe(true);
});
