import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Submission } from '../../../contract/assessment/assessment';
import { assessmentOf, type Made, submission } from '../kit/bank';
import { type Outcome, openPortal, type TestPortal } from '../kit/portal';
import { rescueOf } from '../kit/rescue';
import { unsigned } from '../kit/token';

const mostBytes = 10_000;
const nowInSeconds = () => Math.floor(Date.now() / 1000);

const day = 86_400;
const past = (): number => nowInSeconds() - 400 * 365 * day;
const future = (): number => nowInSeconds() + 400 * 365 * day;

let portal: TestPortal;
let made: Made;
beforeAll(async () => {
  portal = await openPortal(null);
  made = await assessmentOf(portal, 2);
  // A file is accepted only for a learner with a profile.
  const profile = { firstName: 'Asha', lastName: 'Verma', email: 'asha@portal.test', phone: '', location: 'Pune' };
  await portal.learner('rescued').call('saveProfile', { body: { ...profile, uid: 'rescued' } });
});
afterAll(() => portal.close());

function demandRefusal({ status, problem, text }: Outcome, wanted: number, fields: string[] = []): void {
  expect([status, Object.keys(problem?.fields ?? {})]).toEqual([wanted, fields]);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostBytes);
}

/** Claims as JSON can hold them: `1e999` is read as infinity. */
const withTime = (claim: string, json: string): string => {
  const [head, payload = ''] = unsigned('a', { [claim]: 'here' }).split('.');
  const text = Buffer.from(payload, 'base64url').toString().replace('"here"', json);
  return `${head}.${Buffer.from(text).toString('base64url')}.`;
};

describe('a token with a wrong time', () => {
  it.each<[string, string, () => string]>([
    ['exp', 'an hour ago', () => String(nowInSeconds() - 3_600)],
    ['exp', 'centuries ago', () => String(past())],
    ['exp', 'before all times', () => '-1e999'],
    ['exp', 'nothing', () => 'null'],
    ['exp', 'a text', () => `"${future()}"`],
    ['exp', 'a list', () => `[${future()}]`],
    ['iat', 'an hour ahead', () => String(nowInSeconds() + 3_600)],
    ['iat', 'centuries ahead', () => String(future())],
    ['iat', 'in milliseconds', () => String(Date.now())],
    ['iat', 'beyond all numbers', () => '1e999'],
    ['iat', 'a text', () => `"${nowInSeconds()}"`],
    ['auth_time', 'an hour ahead', () => String(nowInSeconds() + 3_600)],
    ['auth_time', 'beyond all numbers', () => '1e999'],
    ['auth_time', 'a text', () => `"${nowInSeconds()}"`],
    ['nbf', 'an hour ahead', () => String(nowInSeconds() + 3_600)],
    ['nbf', 'beyond all numbers', () => '1e999'],
    ['nbf', 'a text', () => '"0"'],
  ])('%s: %s is refused with 401', async (claim, _, json) => {
    const outcome = await portal.holding(withTime(claim, json())).tries('getAvailable', {});
    demandRefusal(outcome, 401);
    expect(outcome.problem?.code).toBe('unauthenticated');
  });

  it('is accepted within the seconds by which clocks may differ', async () => {
    const skewed = { iat: nowInSeconds() + 20, auth_time: nowInSeconds() + 20, exp: nowInSeconds() - 20 };
    expect((await portal.holding(unsigned('a', skewed)).tries('getAvailable', {})).status).toBe(200);
  });
});

describe('a hand-in with a wrong time', () => {
  const sent = (json: string, field = 'timeTaken'): Promise<Outcome> => {
    const body = JSON.stringify({ ...submission(made, 1), [field]: 'here' }).replace('"here"', json);
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    return portal.learner('late').sends(`/assessment/${made.paper.id}/submit`, init);
  };

  it.each(['-1', '0.5', '1e999', '-1e999', '1e300', '9007199254740993', '"600"', 'null', '[600]', '{}', 'true', '86400000000'])(
    'timeTaken of %s is refused and named',
    async (json) => demandRefusal(await sent(json), 400, ['timeTaken']),
  );

  it('leaves no row behind', async () => {
    expect((await portal.learner('late').tries('getResult', { params: { id: made.paper.id } })).status).toBe(404);
  });
});

describe('a rescue file with a wrong time', () => {
  const hugeTexts = ['9'.repeat(200_000), `2026-03-01T08:30:00.${'0'.repeat(200_000)}Z`];
  const wrong = ['', 'yesterday', '2026-02-30', '2026-13-01T00:00:00.000Z', '2026-03-01T25:00:00.000Z', '+275761-01-01T00:00:00.000Z'];
  const file = (field: string, time: unknown, body: Partial<Submission> = {}) =>
    portal.admin.sends('/submission/import', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(rescueOf({ ...submission(made, 1), ...body }, 'rescued', { [field]: time })),
    });

  it.each(['savedAt', 'startedAt', 'handedInAt'])('%s is refused and named', async (field) => {
    for (const time of [...wrong, ...hugeTexts, 0, 1e300, {}, []]) demandRefusal(await file(field, time), 400, [field]);
  });

  it.each(['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])("saved at %s is filed with the server's time", async (savedAt) => {
    expect((await file('savedAt', savedAt)).status).toBe(200);
    const { submittedAt } = await portal.learner('rescued').call('getResult', { params: { id: made.paper.id } });
    expect(Date.parse(submittedAt)).toBe(portal.clock.now);
  });

  it('a timeTaken beyond the duration is refused in the body', async () => {
    demandRefusal(await file('savedAt', '2026-03-01T08:30:00.000Z', { timeTaken: 1e12 }), 400, ['body.timeTaken']);
  });
});
