import { describe, expect, it } from 'vitest';
import type { Paper } from '../../../../contract/assessment/assessment';
import { step } from '../../../../src/runner/attempt/attempt';
import { visitedIn } from '../../../../src/runner/attempt/hall';
import { shownAt } from '../../../../src/runner/attempt/sections/windows';
import { withStored } from '../../../../src/runner/device/journal';
import { attemptOn } from '../../../../src/runner/device/shelf';
import { handInOverdue } from '../../../../src/runner/outbox/overdue';
import { currentOf, sectionsShown } from '../../../../src/runner/screens/section/sections-shown';
import { opens, Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { until } from '../../../kit/until';

const minute = 60_000;

/** Four locked sections of 15 minutes, each of two questions: Q1 and Q2, Q3 and Q4, … */
function locked(): Paper {
  const questions = paper({ questions: 8 }).subjects.flatMap((subject) => subject.questions);
  const subjects = [0, 1, 2, 3].map((i) => ({
    subjectName: `Section ${i + 1}`,
    minutes: 15,
    isLocked: true,
    mayFinishEarly: true,
    questions: questions.slice(2 * i, 2 * i + 2),
  }));
  return { ...paper({ minutes: 60 }), subjects };
}

const onDisk = (learner: Awaited<ReturnType<typeof sits>>) => attemptOn(learner.phone.db, 'asha', 7);

describe('a sitting with locked sections', () => {
  it('moves to the next section with the tick at its beginning, and stores that', async () => {
    const learner = await sits(locked());
    learner.chooses('Q1', 'B');
    learner.phone.waits('14:59');
    learner.looksAtTheClock();
    expect(learner.attempt().currentQuestionId).toBe(101);
    learner.phone.waits('0:01');
    learner.phone.hearsServer();
    learner.looksAtTheClock();
    await until(() => learner.attempt().currentQuestionId === 103);
    await learner.isSaved();
    expect(await onDisk(learner)).toMatchObject({ currentQuestionId: 103, visited: [101, 103] });
  });

  it('takes answers, and the next end, after server time turned the clock back behind the end of a section', async () => {
    const learner = await sits(locked());
    learner.phone.waits('2:00');
    learner.phone.hearsServer();
    learner.runner.dispatch({ type: 'finished', section: 0 });
    learner.phone.hearsServer(-0.05);
    learner.looksAtTheClock();
    expect(learner.attempt().currentQuestionId).toBe(103);
    learner.chooses('Q3', 'B');
    learner.runner.dispatch({ type: 'finished', section: 1 });
    expect(learner.attempt()).toMatchObject({ currentQuestionId: 105, standings: { 103: { selectedOptionId: 2 } } });
    learner.submits();
    expect((await learner.submission()).answers).toContainEqual({ questionId: 103, selectedOptionId: 2, markedForReview: false });
  });

  it('shows the next section at once when the learner ends one', async () => {
    const learner = await sits(locked());
    learner.phone.waits('2:00');
    learner.runner.dispatch({ type: 'finished', section: 0 });
    const { now } = learner.runner.getState();
    expect(currentOf(sectionsShown(locked(), learner.attempt(), now), learner.attempt(), now)).toMatchObject({
      section: 1,
      left: 15 * minute,
    });
  });

  it('takes no answer to a question of another section', async () => {
    const learner = await sits(locked());
    learner.chooses('Q3', 'A');
    learner.phone.waits('15:00');
    learner.chooses('Q1', 'A');
    learner.chooses('Q3', 'C');
    learner.submits();
    const chosen = (await learner.submission()).answers.filter(({ selectedOptionId }) => selectedOptionId !== null);
    expect(chosen).toEqual([{ questionId: 103, selectedOptionId: 3, markedForReview: false }]);
  });

  it('is in the section of the time after a kill, with the windows from the disk', async () => {
    const first = await sits(locked());
    first.chooses('Q2', 'D');
    await first.isSaved();
    first.phone.waits('15:10');
    const again = await opens(locked(), { phone: first.phone.reloads(), isOffline: true });
    again.looksAtTheClock();
    await until(() => again.attempt().currentQuestionId === 103);
    expect(again.attempt().sections).toEqual(first.attempt().sections);
    expect(again.attempt().standings[102]).toMatchObject({ selectedOptionId: 4 });
  });

  it('is in the fourth section after a sleep over two windows', async () => {
    const learner = await sits(locked(), { isOffline: true, phone: (await opens(locked())).phone });
    learner.phone.waits('5:00');
    learner.phone.sleeps(45);
    learner.looksAtTheClock();
    await until(() => learner.attempt().currentQuestionId === 107);
    learner.chooses('Q7', 'A');
    expect(learner.attempt().standings[107]).toMatchObject({ selectedOptionId: 1 });
  });

  it('asks the server for its time before a doubtful clock ends a section', async () => {
    const phone = new Phone();
    const truth = { ahead: 0 };
    const learner = await sits(locked(), { phone, askTime: () => phone.hearsServer(truth.ahead) });
    phone.hearsServer();
    // The clock is set 20 minutes ahead while the screen is dark, which looks like a sleep.
    phone.sleeps(20);
    truth.ahead = -20;
    learner.looksAtTheClock();
    await until(() => phone.clock.isSure());
    learner.looksAtTheClock();
    expect(learner.attempt().currentQuestionId).toBe(101);
    expect([...visitedIn(learner.attempt())]).toEqual([101]);
  });

  it('stays on screen in the section of its question, and takes the answer, while the server is asked about a doubtful clock', async () => {
    const phone = new Phone();
    let answer: () => void = () => undefined;
    const reply = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const learner = await sits(locked(), { phone, askTime: () => reply.then(() => phone.hearsServer(-20)) });
    phone.hearsServer();
    phone.sleeps(20);
    learner.looksAtTheClock();
    const at = shownAt(learner.attempt(), learner.runner.getState().now);
    expect(currentOf(sectionsShown(locked(), learner.attempt(), at), learner.attempt(), at)?.name).toBe('Section 1');
    learner.chooses('Q1', 'C');
    learner.chooses('Q1', 'D');
    expect(learner.attempt()).toMatchObject({ currentQuestionId: 101, standings: {} });
    answer();
    await until(() => learner.attempt().standings[101]?.selectedOptionId === 4);
    expect([...visitedIn(learner.attempt())]).toEqual([101]);
  });

  it('takes no answer to a section that is over by the server, which was asked about a doubtful clock', async () => {
    const phone = new Phone();
    const learner = await sits(locked(), { phone, askTime: () => phone.hearsServer() });
    phone.hearsServer();
    phone.sleeps(20);
    learner.chooses('Q1', 'C');
    await until(() => learner.attempt().currentQuestionId === 103);
    learner.chooses('Q3', 'B');
    await until(() => learner.attempt().standings[103] !== undefined);
    expect(Object.keys(learner.attempt().standings)).toEqual(['103']);
  });

  it('counts extra time by section', async () => {
    const learner = await opens(locked());
    learner.runner.start(133);
    await learner.isSaved();
    expect(learner.attempt().sections?.map(({ seconds }) => seconds / 60)).toEqual([20, 20, 20, 20]);
    expect(learner.attempt().deadline - learner.attempt().startedAt).toBe(80 * minute);
  });

  it('hands itself in at app start with the answers of every section', async () => {
    const learner = await sits(locked());
    learner.chooses('Q1', 'A');
    learner.phone.waits('50:00');
    learner.chooses('Q8', 'B');
    // The clock is unsure, and the server is asked first.
    await until(() => learner.attempt().standings[108] !== undefined);
    await learner.isSaved();
    learner.phone.waits('600:00');
    const clock = learner.phone.clock;
    expect(await handInOverdue({ db: learner.phone.db, clock, askTime: async () => undefined }, 'asha')).toBe(1);
    const { answers, timeTaken } = await learner.submission();
    expect(timeTaken).toBe(3_600);
    expect(answers.filter(({ selectedOptionId }) => selectedOptionId !== null).map(({ questionId }) => questionId)).toEqual([101, 108]);
  });

  it('ends a section early, and the disk keeps it whatever a page without the lock still writes', async () => {
    const learner = await sits(locked());
    const before = learner.attempt();
    learner.phone.waits('10:00');
    learner.runner.dispatch({ type: 'finished', section: 0 });
    await learner.isSaved();
    const stored = await onDisk(learner);
    expect(stored).toMatchObject({ sectionEnds: [before.startedAt + 10 * minute], deadline: before.startedAt + 55 * minute });
    if (stored === null) throw new Error('The attempt is not on the disk');
    expect(withStored(stored, before)).toMatchObject({ sectionEnds: stored.sectionEnds, deadline: stored.deadline });
  });

  it('keeps both an early end on screen and minutes for everybody on the disk', async () => {
    const { startedAt, ...attempt } = (await sits(locked())).attempt();
    const begun = { startedAt, ...attempt };
    const stored = step(begun, { type: 'extended', minutes: 5, at: startedAt + 9 * minute });
    const shown = step(begun, { type: 'finished', section: 0, at: startedAt + 10 * minute });
    const both = withStored(stored, shown);
    expect(both).toMatchObject({ moreMinutes: 5, sections: stored.sections, sectionEnds: shown.sectionEnds });
    expect(both.deadline).toBe(startedAt + 55 * minute);
  });
});
