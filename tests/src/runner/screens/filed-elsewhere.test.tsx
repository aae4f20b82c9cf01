// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wire } from '../../../../src/api/call';
import { awaitedOn, keepAwaited } from '../../../../src/runner/device/awaited';
import { device } from '../../../../src/runner/device/db';
import { keepPaper } from '../../../../src/runner/device/shelf';
import { RunnerPage } from '../../../../src/runner/screens/RunnerPage';
import { allByRole, byRole, click, eventually, leave, meanwhile, open, server, startOver, text } from '../../learner/kit';
import { asha, awaited, paper, parcel, sitting, summary } from '../../learner/made';

vi.mock('../../../../src/session/session-store', async () => (await import('../../learner/kit')).sessionDouble);

const hour = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const awaitedList = '/assessment/awaited/user/asha';
/** Opened an hour ago; results in an hour. */
const scheduled = () => ({ ...paper, opensAt: at(-hour), resultsAt: at(hour), takesEvidence: true as const });
const elsewhere = () => awaited({ assessmentId: paper.id, resultsAt: at(hour) });
const page = (isPreview = false) => open(<RunnerPage uid="asha" assessmentId={paper.id} isPreview={isPreview} />);
const isOver = () =>
  eventually(() => {
    byRole('heading', 'You have submitted this assessment');
    expect(text()).toMatch(/Results (on|today,) /);
    expect(allByRole('button', 'Start Assessment')).toEqual([]);
    expect(byRole('link', 'View result').getAttribute('href')).toBe(`/assessments/${paper.id}/result`);
  });
const isOffered = () => eventually(() => byRole('button', 'Start Assessment'));

beforeEach(startOver);
afterEach(leave);

describe('an assessment that another device has handed in, with results later', () => {
  it('is not offered a second time: the server is asked on the start screen', async () => {
    server.gives(`/assessment/${paper.id}/paper`, scheduled());
    server.gives(awaitedList, [elsewhere()]);
    await page();
    await isOver();
    expect(await awaitedOn(device, 'asha')).toHaveLength(1);
  });

  it('is not offered without a network, once the device knows', async () => {
    await keepAwaited(device, 'asha', [elsewhere()]);
    server.goesDown();
    await page();
    await isOver();
    await leave();
    await keepPaper(device, 'asha', scheduled());
    await page();
    await isOver();
  });

  it('says after the hand-in of this device, which came second, that another device handed in', async () => {
    await device.attempts.put({ ...sitting(paper.id), status: 'handed-in', handedInAt: 1 });
    await device.parcels.put(parcel({ assessmentId: paper.id, state: 'elsewhere', cause: 'elsewhere' }));
    server.goesDown();
    await page();
    await eventually(() => expect(text()).toContain('You submitted this assessment from another device.'));
    byRole('heading', 'You have submitted this assessment');
    expect(text()).not.toContain('yours is handed in');
  });

  it.each([
    ['the server names another assessment', () => server.gives(awaitedList, [awaited({ assessmentId: 99 })])],
    ['the server cannot tell', () => server.refuses(awaitedList, 503)],
  ])('is offered where %s', async (_, prepare) => {
    server.gives(`/assessment/${paper.id}/paper`, scheduled());
    prepare();
    await page();
    await eventually(() => expect(server.asked).toContain(awaitedList));
    await isOffered();
  });

  it.each([
    ['an admin’s preview', scheduled, true],
    ['a paper without a schedule', () => paper, false],
    ['released results', () => ({ ...scheduled(), resultsAt: at(-1_000) }), false],
    ['the minute of the opening', () => ({ ...scheduled(), opensAt: at(-1_000) }), false],
  ])('is not asked for with %s', async (_, made, isPreview) => {
    server.gives(`/assessment/${paper.id}/paper`, made());
    server.gives(awaitedList, []);
    await page(isPreview);
    await isOffered();
    expect(server.asked).not.toContain(awaitedList);
  });
});

describe('an attempt in progress at an assessment that another device has handed in', () => {
  const resultList = '/assessment/results/user/asha';
  let here: string | null = 'asha';
  const tokens = { mint: async () => null, onRefused: () => undefined, onDate: () => undefined };
  beforeEach(() => {
    here = 'asha';
    wire({ ...tokens, token: async (uid) => (uid === here ? 'a token' : null) });
  });
  afterEach(() => wire({ ...tokens, token: async () => null }));

  async function begins() {
    server.gives(`/assessment/${paper.id}/paper`, paper);
    server.gives(resultList, []);
    server.gives(awaitedList, []);
    await page();
    await click(await eventually(() => byRole('button', 'Start Assessment')));
    await eventually(async () => expect((await device.attempts.toArray())[0]?.status).toBe('in-progress'));
  }

  it.each<[string, () => void]>([
    ['its result', () => server.gives(resultList, [summary({ assessmentId: paper.id })])],
    ['a result that is released later', () => server.gives(awaitedList, [elsewhere()])],
  ])('is told by the list that has %s: the device’s question is no reading of the key', async (_, prepare) => {
    await begins();
    prepare();
    await meanwhile(async () => void window.dispatchEvent(new Event('online')));
    await eventually(() => expect(text()).toContain('You submitted this assessment from another device.'));
    expect(server.asked).not.toContain(`/assessment/${paper.id}/result`);
  });

  it.each([
    [
      'deleted',
      { code: 'forbidden', message: 'No.', reason: { code: 'account-erased' } },
      /^This account was deleted, by you or by your institute\./,
    ],
    ['blocked', { code: 'shut-out', message: 'No.' }, /^Your account is blocked on this portal\./],
  ])('says that its answers are not taken once the account is %s, and keeps them', async (what, refusal, said) => {
    await begins();
    await device.people.put({ ...asha, uid: 'asha' });
    server.says(resultList, 403, refusal);
    await meanwhile(async () => void window.dispatchEvent(new Event('online')));
    await eventually(() => expect(byRole('status', said).textContent).toContain('Save a copy'));
    expect(allByRole('link', 'View result')).toEqual([]);
    await eventually(async () => expect((await device.people.get('asha'))?.isErased === true).toBe(what === 'deleted'));
    expect((await device.attempts.toArray())[0]?.status).toBe('in-progress');
  });

  it('takes the word of a block back once the server answers again', async () => {
    await begins();
    server.shutsOut(resultList);
    const looks = () => meanwhile(async () => void window.dispatchEvent(new Event('online')));
    await looks();
    await eventually(() => expect(text()).toContain('Your account is blocked on this portal.'));
    server.gives(resultList, []);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await looks();
    await eventually(() => expect(text()).not.toContain('Your account is blocked on this portal.'));
    vi.restoreAllMocks();
  });

  it('asks nothing while another person is signed in, and again once its learner is', async () => {
    await begins();
    here = 'ravi';
    const before = server.asked.length;
    const looks = () => meanwhile(async () => void window.dispatchEvent(new Event('online')));
    await looks();
    expect(server.asked.slice(before)).toEqual([]);
    await leave();
    here = 'asha';
    await page();
    await eventually(() => byRole('button', 'Submit'));
    await eventually(async () => {
      await looks();
      expect(server.asked.slice(before)).toEqual(expect.arrayContaining([resultList, awaitedList]));
    });
  });
});

describe('an assessment beside another one of this device', () => {
  it('names the one whose time runs, leads back to it, and has no filled button to start', async () => {
    const isFilled = () => byRole('button', 'Start Assessment').className.split(' ').includes('bg-brand');
    await keepPaper(device, 'asha', paper);
    server.goesDown();
    await page();
    await isOffered();
    expect(isFilled()).toBe(true);
    await meanwhile(() => device.attempts.put({ ...sitting(paper.id + 1), deadline: Date.now() + hour }));
    const back = await eventually(() => byRole('link', 'Finish that one first'));
    expect(back.getAttribute('href')).toBe(`/assessments/${paper.id + 1}`);
    await eventually(() => expect(isFilled()).toBe(false));
  });
});
