// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MyAssessments } from '../../../../src/learner/lists/MyAssessments';
import { copyPlace } from '../../../../src/runner/device/copies';
import { device } from '../../../../src/runner/device/db';
import { keepSummaries } from '../../../../src/runner/device/shelf';
import { tryNowEvent } from '../../../../src/runner/outbox/try-now';
import { useToast } from '../../../../src/ui/controls/toast';
import { allByRole, byRole, click, eventually, leave, meanwhile, open, server, startOver, text } from '../kit';
import { awaited, parcel, sitting, summary } from '../made';

vi.mock('../../../../src/session/session-store', async () => (await import('../kit')).sessionDouble);

const list = '/assessment/results/user/asha';

beforeEach(startOver);
afterEach(leave);

describe('my assessments', () => {
  it('show date, questions, time taken and score, and link to the result', async () => {
    server.gives(list, [summary({ assessmentId: 7 })]);
    await open(<MyAssessments />);
    await eventually(() => byRole('heading', 'Mock 1'));
    for (const words of [
      '3 Feb 2026',
      'Score 36 / 60',
      'Marks60',
      'Questions20',
      'Duration30 min',
      '10 Correct',
      '4 Wrong',
      '6 Unattempted',
    ])
      expect(text()).toContain(words);
    expect(byRole('link', 'View result: Mock 1').getAttribute('href')).toBe('/assessments/7/result');
  });

  it('say first what changed since the test before, and lead from each column to its result; a long history has its chart', async () => {
    const day = (date: number, score: number) =>
      summary({ assessmentId: date, submittedAt: new Date(2026, 2, date, 9).toISOString(), score, totalMarks: 60 });
    server.gives(list, [day(9, 45), day(2, 30)]);
    await open(<MyAssessments />);
    const progress = await eventually(() => document.querySelector('section[aria-label="Your progress"]') ?? expect.fail('No progress'));
    expect(progress.textContent).toContain('75% in your latest test50% in the test before thatYour best result so far.');
    expect(byRole('link', 'Mock 1: 50%, 2 Mar 2026').getAttribute('href')).toBe('/assessments/2/result');
    expect(progress.compareDocumentPosition(byRole('link', /^View result/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(text()).not.toContain('Your scores over time');
    await leave();
    server.gives(list, [day(9, 15), day(8, 30), day(7, 45), day(6, 15), day(5, 15), day(4, 15)]);
    await open(<MyAssessments />);
    await eventually(() => byRole('heading', 'Your scores over time'));
    expect(text()).toContain('25% in your latest test50% in the test before that');
    expect(text()).not.toContain('best result so far');
    expect(allByRole('link', /^Mock 1: /)).toHaveLength(5);
  });

  it('compare two tests of different kinds with neither words nor praise, and name both', async () => {
    const at = (assessmentId: number, assessmentTitle: string, score: number) =>
      summary({ assessmentId, assessmentTitle, submittedAt: `2026-03-0${assessmentId}T09:00:00.000Z`, score, totalMarks: 60 });
    server.gives(list, [at(2, 'History', 45), at(1, 'Algebra', 30)]);
    await open(<MyAssessments />);
    await eventually(() =>
      expect(text()).toContain('75% in “History”50% in “Algebra”Two different tests: one may be harder than the other.'),
    );
    expect(text()).not.toContain('best result so far');
  });

  it('show the granted time beside the usual one', async () => {
    server.gives(list, [summary({ grantedPercent: 150 }), summary({ assessmentId: 8, assessmentTitle: 'Mock 8' })]);
    await open(<MyAssessments />);
    const [extended, usual] = await eventually(() =>
      ['Mock 1', 'Mock 8'].map((name) => byRole('heading', name).closest('li')?.textContent ?? ''),
    );
    expect(extended).toContain('Duration45 min');
    expect(extended).toContain('Time: 45 min (30 min + extra time)');
    expect(usual).toContain('Duration30 min');
    expect(usual).not.toContain('extra time');
  });

  it('show the time of a paper whose sections round extra time up each by itself, as the server says it', async () => {
    server.gives(list, [summary({ durationInMinutes: 60, grantedPercent: 133, grantedSeconds: 81 * 60 })]);
    await open(<MyAssessments />);
    await eventually(() => expect(text()).toContain('Duration81 min'));
    expect(text()).toContain('Time: 81 min (60 min + extra time)');
  });

  it('count partly right answers apart from the correct ones', async () => {
    server.gives(list, [summary({ partlyCorrect: 3 }), summary({ assessmentId: 8, assessmentTitle: 'Mock 8' })]);
    await open(<MyAssessments />);
    const [partly, plain] = await eventually(() =>
      ['Mock 1', 'Mock 8'].map((name) => byRole('heading', name).closest('li')?.textContent ?? ''),
    );
    expect(partly).toMatch(/7 Correct.*3 Partly correct.*4 Wrong.*6 Unattempted/);
    expect(plain).toMatch(/10 Correct.*4 Wrong/);
    expect(plain).not.toContain('Partly');
  });

  it.each([[[]], [[summary()]]])('tell a learner who is shut out, and still show what is on the device: %#', async (results) => {
    await keepSummaries(device, 'asha', results);
    server.shutsOut(list);
    await open(<MyAssessments />);
    await eventually(() => expect(text()).toContain('Your account is blocked on this portal. Unsent answers stay on this device.'));
    expect(allByRole('heading', 'Mock 1')).toHaveLength(results.length);
  });

  it('show what was handed in and whose results are released later, without a mark; then the result takes its place', async () => {
    server.gives(list, []);
    server.gives('/assessment/awaited/user/asha', [awaited()]);
    await open(<MyAssessments />);
    const card = await eventually(() => byRole('heading', 'Mock 3').closest('li')?.textContent ?? '');
    expect(card).toMatch(/^Mock 3Submitted.*1 Mar 2026.*Results on .*1 January/);
    expect(card).not.toMatch(/Score|Correct|Wrong|Marks/);
    expect(text()).not.toContain('You haven');
    await meanwhile(() => keepSummaries(device, 'asha', [summary({ assessmentId: 3, assessmentTitle: 'Mock 3' })]));
    await eventually(() => expect(allByRole('heading', 'Mock 3')).toHaveLength(1));
    expect(text()).not.toContain('Results on');
    expect(useToast.getState().toast?.text).toBe('The result of “Mock 3” is here.');
  });

  it('are called by number where there is no title', async () => {
    server.gives(list, [summary({ assessmentId: 9, assessmentTitle: null })]);
    await open(<MyAssessments />);
    await eventually(() => byRole('heading', 'Assessment #9'));
  });

  it('lead to what is unsent only where something is', async () => {
    server.gives(list, [summary()]);
    await open(<MyAssessments />);
    await eventually(() => byRole('heading', 'Mock 1'));
    expect(allByRole('link', 'Unsent answers')).toEqual([]);
    await meanwhile(() => device.parcels.put(parcel({ assessmentId: 2 })));
    await eventually(() => byRole('link', 'Unsent answers'));
    // One that did not count, and had to make room.
    await meanwhile(() =>
      device.transaction('rw', device.parcels, device.quarantine, async () => {
        await device.parcels.clear();
        await device.quarantine.add({ uid: 'asha', table: copyPlace, row: { ...parcel({ assessmentId: 2 }) } });
      }),
    );
    await eventually(() => byRole('link', 'Unsent answers'));
    await meanwhile(() => device.quarantine.clear());
    await eventually(() => expect(allByRole('link', 'Unsent answers')).toEqual([]));
  });

  it('say the specification’s sentence when there are none', async () => {
    server.gives(list, []);
    await open(<MyAssessments />);
    await eventually(() => expect(text()).toContain("You haven't taken any assessments yet."));
  });

  it('offline name what the server has since its last list, and nothing that the list left out', async () => {
    const receiptAt = (receivedAt: string, title: string) => ({ title, handedInAt: 1, receivedAt, counts: { answered: 2, of: 20 } });
    await device.attempts.bulkPut([
      { ...sitting(5), status: 'delivered', receipt: receiptAt('2026-03-01T10:00:00.000Z', 'Mock 5') },
      { ...sitting(6), status: 'delivered', receipt: receiptAt('2025-03-01T10:00:00.000Z', 'Withdrawn') },
    ]);
    await device.summaries.put({ ...summary(), uid: 'asha' });
    server.goesDown();
    await open(<MyAssessments />);
    await eventually(() => expect(byRole('link', 'Mock 5').getAttribute('href')).toBe('/assessments/5/result'));
    expect(text()).toMatch(/The server has your answers .*1 Mar 2026.* 2 of 20 questions answered/);
    expect(text()).not.toContain('Withdrawn');
    server.gives(list, [summary({ assessmentId: 5, assessmentTitle: 'Mock 5' }), summary()]);
    server.comesBack();
    await eventually(() => byRole('link', 'View result: Mock 5'));
    expect(text()).not.toContain('The server has your answers');
  });

  it('offline do not say that there are none where the server has one', async () => {
    await device.attempts.put({
      ...sitting(5),
      ...{ status: 'delivered', receipt: { title: 'Mock 5', handedInAt: 1, receivedAt: '2026-03-01T10:00:00.000Z', counts: null } },
    });
    server.gives(list, []);
    await open(<MyAssessments />);
    await eventually(() => expect(text()).toContain("You haven't taken any assessments yet."));
    await leave();
    server.goesDown();
    await open(<MyAssessments />);
    await eventually(() => byRole('link', 'Mock 5'));
    expect(text()).not.toContain("You haven't taken any assessments yet.");
  });

  it('start with what is waiting to be sent, also offline', async () => {
    await device.parcels.put(parcel({ reason: 'The server could not be reached.' }));
    server.goesDown();
    await open(<MyAssessments />);
    const card = await eventually(() => byRole('listitem', /Waiting to be sent/));
    expect(card.textContent).toContain('Mock 1');
    expect(card.textContent).toContain('You’re done. Your answers are safe here and go out as soon as you’re online.Finished');
    // The tries are for who asks for them.
    expect(card.querySelector('details:not([open])')?.textContent).toContain('Last try');
    expect(text()).not.toContain("You haven't taken any assessments yet.");
  });

  it('show the specification’s sentence for a submission that the server refused, and can be tried again', async () => {
    await device.parcels.put(parcel({ tries: 1, reason: 'The server could not be reached.' }));
    server.gives(list, []);
    await open(<MyAssessments />);
    await eventually(() => byRole('button', 'Send now: Mock 1'));
    expect(text()).not.toContain('Failed to submit');

    await meanwhile(() => device.parcels.put(parcel({ tries: 2, reason: 'The server is busy.' })));
    await eventually(() => expect(text()).toContain('Failed to submit the assessment. Please try again.'));
    let asked = 0;
    window.addEventListener(tryNowEvent, () => {
      asked += 1;
    });
    await click(byRole('button', 'Try again: Mock 1'));
    expect(asked).toBe(1);
  });

  it('load the results again when a parcel leaves', async () => {
    await device.parcels.put(parcel());
    server.gives(list, []);
    await open(<MyAssessments />);
    await eventually(() => byRole('listitem', /Waiting to be sent/));

    server.gives(list, [summary()]);
    await meanwhile(() => device.parcels.clear());
    await eventually(() => byRole('link', 'View result: Mock 1'));
    expect(text()).not.toContain('Waiting to be sent');
  });

  it('offer answers as a file, and say why they are not sent', async () => {
    await device.parcels.bulkPut([
      parcel({ assessmentId: 1, state: 'refused', reason: 'No such assessment.' }),
      parcel({ assessmentId: 2, state: 'elsewhere' }),
      parcel({ assessmentId: 3, state: 'sign-in', reason: 'Sign in again to send it.' }),
    ]);
    server.gives(list, []);
    await open(<MyAssessments />);
    await eventually(() => expect(allByRole('button', 'Save a copy: Mock 1')).toHaveLength(3));
    for (const words of ['Not accepted', 'No such assessment.', 'Already submitted elsewhere', 'Sign in again to send it.'])
      expect(text()).toContain(words);
  });
});
