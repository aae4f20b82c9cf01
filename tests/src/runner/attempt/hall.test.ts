import { describe, expect, it } from 'vitest';
import { type AttemptEvent, begin, step, submissionOf } from '../../../../src/runner/attempt/attempt';
import { hallCounts, hallStatusesOf, sectionsOf, visitedIn } from '../../../../src/runner/attempt/hall';
import { marksForEach } from '../../../../src/runner/attempt/marks-in';
import { attemptOn } from '../../../../src/runner/device/shelf';
import { sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';

const start = 1_000_000;
const ids = [101, 102, 103, 104];
const fresh = begin({ uid: 'asha', assessmentId: 7, questionIds: ids, seconds: 1800, at: start, isDated: true });
const came = (...events: AttemptEvent[]) => events.reduce(step, fresh);
const chose = (questionId: number): AttemptEvent => ({ type: 'chose', questionId, optionId: 1, at: start + 1 });
const marked = (questionId: number): AttemptEvent => ({ type: 'marked', questionId, at: start + 1 });
const moved = (questionId: number): AttemptEvent => ({ type: 'moved', questionId, at: start + 1 });

describe('the states of a test hall’s palette', () => {
  it('are five: not visited, not answered, answered, marked, answered and marked', () => {
    expect([...hallStatusesOf(fresh).values()]).toEqual(['not-answered', 'not-visited', 'not-visited', 'not-visited']);
    const after = came(chose(101), moved(102), marked(102), moved(103), chose(103), marked(103), moved(104), moved(101));
    expect([...hallStatusesOf(after).values()]).toEqual(['answered', 'marked', 'answered-marked', 'not-answered']);
  });

  it('a cleared response leaves the question visited and not answered', () => {
    const after = came(moved(103), chose(103), { type: 'reset', questionId: 103, at: start + 2 }, moved(101));
    expect(hallStatusesOf(after).get(103)).toBe('not-answered');
  });

  it('are counted by section, and the sections add up to the paper', () => {
    const [first, second, ...others] = sectionsOf(paper({ questions: 4 }));
    expect(others).toEqual([]);
    const statuses = hallStatusesOf(came(chose(101), moved(103), marked(103)));
    const none = { answered: 0, 'not-answered': 0, 'not-visited': 0, marked: 0, 'answered-marked': 0 };
    expect(hallCounts(statuses, first?.questionIds ?? [])).toEqual({ ...none, answered: 1, 'not-visited': 1 });
    expect(hallCounts(statuses, second?.questionIds ?? [])).toEqual({ ...none, marked: 1, 'not-visited': 1 });
  });

  it('leave out a subject without questions', () => {
    expect(sectionsOf({ subjects: [{ subjectName: 'Empty', questions: [] }] })).toEqual([]);
  });

  it('give each question the marks of its paper, or its share of the total', () => {
    expect(marksForEach(paper())).toBe(4);
    expect(marksForEach({ ...paper({ questions: 3 }), marksPerQuestion: null, totalMarks: 10 })).toBe(3.33);
  });
});

describe('what has been visited', () => {
  it('is stored with the attempt, each question once, and is not sent', () => {
    const after = came(moved(103), moved(101), moved(103));
    expect(after.visited).toEqual([101, 103]);
    expect(Object.keys(submissionOf(after))).toEqual(['assessmentId', 'timeTaken', 'submitted', 'answers']);
  });

  it('is derived from the other fields where an earlier version began the attempt', () => {
    const { visited: _, ...earlier } = came(moved(102), chose(102), moved(104));
    expect([...visitedIn(earlier)].sort()).toEqual([102, 104]);
    expect([...visitedIn(step(earlier, moved(103)))].sort()).toEqual([102, 103, 104]);
    const timed = { ...earlier, timing: { since: start, spent: { 101: 5, 102: 7 } } };
    expect([...visitedIn(timed)].sort()).toEqual([101, 102, 104]);
  });

  it('survives a reload, also for a question that was only passed', async () => {
    const learner = await sits(paper({ questions: 4 }));
    learner.goesTo('Q3');
    learner.goesTo('Q1');
    await learner.isSaved();
    const stored = await attemptOn(learner.phone.db, 'asha', 7);
    expect(stored && [...visitedIn(stored)].sort()).toEqual([101, 103]);
  });

  it('never costs the attempt, whatever damage it has', async () => {
    const learner = await sits(paper({ questions: 4 }));
    learner.chooses('Q1', 'B');
    await learner.isSaved();
    await learner.phone.db.attempts.update(['asha', 7], { visited: 'much' } as object);
    const stored = await attemptOn(learner.phone.db, 'asha', 7);
    expect(stored?.visited).toEqual([]);
    expect(stored?.standings[101]?.selectedOptionId).toBe(2);
  });
});
