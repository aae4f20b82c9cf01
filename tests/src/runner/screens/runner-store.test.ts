import { describe, expect, it, vi } from 'vitest';
import type { Paper } from '../../../../contract/assessment/assessment';
import { step } from '../../../../src/runner/attempt/attempt';
import { commitStep } from '../../../../src/runner/device/journal';
import { attemptOn, keepAvailable } from '../../../../src/runner/device/shelf';
import { handInOverdue } from '../../../../src/runner/outbox/overdue';
import { opens, Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { until } from '../../../kit/until';
import { available } from '../../learner/made';

describe('a sitting', () => {
  it('keeps the paper on the device before it can be started', async () => {
    const learner = await opens(paper());
    expect(learner.phase()).toBe('start');
    expect(await learner.phone.db.papers.get(['asha', 7])).toMatchObject({ name: 'Paper 7' });
  });

  it("starts on the server's current edition, if the server answers within a second [trap 72]", async () => {
    const { phone } = await opens(paper({ questions: 2 }));
    const edited = paper({ questions: 3 });
    let answer: (paper: Paper) => void = () => undefined;
    const learner = await opens(paper({ questions: 2 }), { phone, news: new Promise((resolve) => (answer = resolve)) });
    learner.starts();
    expect(learner.phase()).toBe('start');
    expect(learner.runner.getState().isStarting).toBe(true);
    answer(edited);
    await until(() => learner.phase() === 'taking');
    expect(learner.attempt().questionIds).toHaveLength(3);
    expect((await phone.db.papers.get(['asha', 7]))?.subjects).toEqual(edited.subjects);
  });

  it('starts on its own edition if the server is silent, and never changes the edition afterwards [trap 72]', async () => {
    const { phone } = await opens(paper({ questions: 2 }));
    let answer: (paper: Paper) => void = () => undefined;
    const learner = await opens(paper({ questions: 2 }), { phone, news: new Promise((resolve) => (answer = resolve)) });
    const pressed = performance.now();
    learner.starts();
    await until(() => learner.phase() === 'taking');
    expect(performance.now() - pressed).toBeGreaterThan(500);
    answer(paper({ questions: 3 }));
    await learner.isSaved();
    const again = await opens(paper({ questions: 3 }), { phone });
    expect(again.runner.getState().paper?.subjects).toEqual(paper({ questions: 2 }).subjects);
    expect(again.attempt().questionIds).toHaveLength(2);
  });

  it('keeps an attempt that begins while the news of the list is being shown', async () => {
    const { phone } = await opens(paper());
    const begun = { at: new Date(phone.wall).toISOString(), until: new Date(phone.wall + 60_000).toISOString() };
    const hears = async () => {
      await keepAvailable(phone.db, 'asha', [available({ id: 7, begun })]);
      return paper();
    };
    const load = phone.clock.load.bind(phone.clock);
    let shown = 0;
    const loaded = vi.spyOn(phone.clock, 'load').mockImplementation(async (at) => {
      shown += 1;
      // The news: its start was pressed before, and waits for a second.
      if (shown === 2) await until(() => learner.phase() === 'taking');
      await load(at);
    });
    let ask = (): void => undefined;
    const news = new Promise<Paper>((resolve) => {
      ask = () => void hears().then(resolve);
    });
    const learner = await opens(paper(), { phone, news });
    learner.starts();
    ask();
    await until(() => shown === 2);
    await until(async () => (await phone.db.attempts.count()) === 1);
    const { startedAt } = learner.attempt();
    await until(() => loaded.mock.settledResults[1]?.type === 'fulfilled');
    await phone.db.attempts.count();
    expect(learner.phase()).toBe('taking');
    expect(learner.attempt().startedAt).toBe(startedAt);
  });

  it('starts without a network from the paper on the device', async () => {
    const { phone } = await opens(paper());
    const learner = await sits(paper(), { phone, isOffline: true });
    expect(learner.phase()).toBe('taking');
  });

  it('reports the paper as absent if neither the device nor the server gives it', async () => {
    const learner = await opens(paper(), { isOffline: true });
    expect(learner.phase()).toBe('absent');
  });

  it('is as it was after a reload, offline: answers, marks, question and deadline', async () => {
    const first = await sits(paper());
    first.chooses('Q1', 'B');
    first.marks('Q3');
    first.goesTo('Q3');
    await first.isSaved();
    first.phone.waits('10:00');
    const again = await opens(paper(), { phone: first.phone, isOffline: true });
    expect(again.phase()).toBe('taking');
    expect(again.attempt()).toEqual(first.attempt());
  });

  it('writes each tap as a row of its own, without debounce', async () => {
    const learner = await sits(paper());
    learner.chooses('Q2', 'D');
    await learner.isSaved();
    expect(await learner.phone.db.standings.toArray()).toMatchObject([{ uid: 'asha', questionId: 102, selectedOptionId: 4 }]);
  });

  it('keeps every one of a hundred quick taps', async () => {
    const learner = await sits(paper({ questions: 100 }));
    for (let i = 1; i <= 100; i++) learner.chooses(`Q${i}`, 'C');
    await learner.isSaved();
    expect(await learner.phone.db.standings.filter((s) => s.selectedOptionId === 3).count()).toBe(100);
  });

  it('hands itself in when the time is up, however late the phone wakes', async () => {
    const learner = await sits(paper({ minutes: 5 }));
    learner.chooses('Q1', 'A');
    learner.phone.waits('90:00');
    learner.looksAtTheClock();
    expect(await learner.submission()).toMatchObject({
      timeTaken: 300,
      answers: expect.arrayContaining([expect.objectContaining({ questionId: 101, selectedOptionId: 1 })]),
    });
    await until(() => learner.phase() === 'over');
    expect(learner.knocks()).toBe(1);
  });

  it('is handed in at app start when the deadline passed while nothing was open', async () => {
    const learner = await sits(paper({ minutes: 5 }));
    learner.chooses('Q4', 'D');
    await learner.isSaved();
    learner.phone.waits('1440:00');
    expect(await handInOverdue({ db: learner.phone.db, clock: learner.phone.clock, askTime: async () => undefined }, 'asha')).toBe(1);
    expect((await learner.submission()).timeTaken).toBe(300);
    expect(await handInOverdue({ db: learner.phone.db, clock: learner.phone.clock, askTime: async () => undefined }, 'asha')).toBe(0);
  });

  it('§4.17 makes one hand-in of a double click, Enter and the timer at the same moment [trap 21]', async () => {
    const learner = await sits(paper({ minutes: 5 }));
    learner.phone.waits('5:00');
    learner.submits();
    learner.submits();
    learner.looksAtTheClock();
    await until(() => learner.phase() === 'over');
    expect(await learner.phone.db.parcels.count()).toBe(1);
    expect(learner.knocks()).toBe(1);
  });

  it('makes one hand-in of two tabs, with the answers of both', async () => {
    const tab = await sits(paper({ minutes: 5 }));
    const other = await opens(paper({ minutes: 5 }), { phone: tab.phone });
    tab.chooses('Q1', 'A');
    other.chooses('Q2', 'B');
    await Promise.all([tab.isSaved(), other.isSaved()]);
    tab.phone.waits('5:00');
    tab.looksAtTheClock();
    other.looksAtTheClock();
    await until(() => tab.phase() === 'over' && other.phase() === 'over');
    expect(await tab.phone.db.parcels.count()).toBe(1);
    expect((await tab.submission()).answers.map((a) => a.selectedOptionId)).toEqual([1, 2, null, null]);
  });

  it('is not begun anew by a second tab', async () => {
    const phone = new Phone();
    const tab = await opens(paper(), { phone });
    const other = await opens(paper(), { phone });
    tab.starts();
    await tab.isSaved();
    phone.waits('10:00');
    other.starts();
    await other.isSaved();
    expect(other.attempt().deadline).toBe(tab.attempt().deadline);
  });

  it('freezes the body: nothing chosen afterwards changes it [trap 20]', async () => {
    const learner = await sits(paper());
    learner.chooses('Q1', 'A');
    learner.submits();
    const before = (await until(() => learner.parcel())).body;
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    expect((await learner.parcel())?.body).toBe(before);
  });

  it('says that it is not saved while the disk refuses, and saves once it does not', async () => {
    const learner = await sits(paper());
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    learner.phone.db.standings.hook('creating', refuse);
    learner.chooses('Q1', 'C');
    await until(() => learner.runner.getState().saving === 'failed');
    learner.phone.db.standings.hook('creating').unsubscribe(refuse);
    await learner.isSaved();
    expect(await learner.phone.db.standings.get(['asha', 7, 101])).toMatchObject({ selectedOptionId: 3 });
  });

  it('shows the answers of the page that holds the lock, and takes no answer of its own', async () => {
    const tab = await sits(paper());
    const other = await opens(paper(), { phone: tab.phone });
    other.runner.setOwnership(false);
    tab.chooses('Q1', 'D');
    await tab.isSaved();
    other.runner.adoptStored(await attemptOn(tab.phone.db, 'asha', 7));
    other.chooses('Q2', 'A');
    expect(other.attempt().standings).toEqual(tab.attempt().standings);
  });

  it('goes on from the stored answers when it gets the lock back', async () => {
    const tab = await sits(paper());
    const other = await opens(paper(), { phone: tab.phone });
    other.runner.setOwnership(false);
    tab.chooses('Q1', 'D');
    await tab.isSaved();
    other.runner.setOwnership(true);
    await until(() => other.attempt().standings[101]);
    other.chooses('Q2', 'A');
    await other.isSaved();
    expect((await attemptOn(tab.phone.db, 'asha', 7))?.standings).toMatchObject({
      101: { selectedOptionId: 4 },
      102: { selectedOptionId: 1 },
    });
  });

  it('ignores a late write of the page that lost the lock', async () => {
    const tab = await sits(paper());
    const other = await opens(paper(), { phone: tab.phone });
    const before = tab.attempt();
    const late = step(before, { type: 'chose', questionId: 101, optionId: 1, at: tab.phone.clock.now() });
    tab.phone.waits('0:05');
    other.chooses('Q1', 'B');
    await other.isSaved();
    await commitStep(tab.phone.db, before, late, false);
    expect(await tab.phone.db.standings.get(['asha', 7, 101])).toMatchObject({ selectedOptionId: 2 });
  });

  it("sends no answer that was tapped during another page's hand-in, and learns of that hand-in", async () => {
    const tab = await sits(paper());
    tab.chooses('Q1', 'A');
    await tab.isSaved();
    const other = await opens(paper(), { phone: tab.phone });
    other.runner.dispatch({ type: 'submitted' });
    await until(() => other.runner.getState().isFiled);
    tab.chooses('Q1', 'D');
    await until(() => tab.runner.getState().isFiled);
    expect(tab.attempt().status).toBe('handed-in');
    const [parcel] = await tab.phone.db.parcels.toArray();
    expect(JSON.parse(parcel?.body ?? '{}').answers[0]).toMatchObject({ questionId: 101, selectedOptionId: 1 });
  });

  it("does not show one learner another's work", async () => {
    const learner = await sits(paper());
    learner.chooses('Q1', 'C');
    await learner.isSaved();
    const other = await opens(paper(), { phone: learner.phone, uid: 'bala' });
    expect(other.phase()).toBe('start');
  });

  it("can be repeated only in an admin's preview", async () => {
    const phaseAfter = async (isPreview: boolean, isPreviewNext: boolean) => {
      const person = await sits(paper(), { uid: 'asha', isPreview });
      person.submits();
      await until(() => person.phase() === 'over');
      await person.phone.db.attempts.update(['asha', 7], { status: 'delivered' });
      return (await opens(paper(), { phone: person.phone, uid: 'asha', isPreview: isPreviewNext })).phase();
    };
    expect(await phaseAfter(false, false)).toBe('over');
    expect(await phaseAfter(true, true)).toBe('start');
    // Who is no admin any more has sat nothing.
    expect(await phaseAfter(true, false)).toBe('start');
  });
});
