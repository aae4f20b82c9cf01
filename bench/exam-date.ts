import { FSRSAlgorithm, Rating, default_w as usual } from 'ts-fsrs';
import { dueTodayOf, everything } from '../analysis/revise/due-today';
import { revisionsOf } from '../analysis/revise/revisions';
import type { Trace } from '../analysis/revise/trace';
import type { Result, ResultQuestion } from '../contract/assessment/assessment';
import { dayMs } from '../contract/fields/times';
import type { PracticeEvent } from '../contract/practice/events';
import { memory } from '../src/learner/practice/memory';
import { figure, heading, median } from './kit/figures';

// What an exam date is worth (ADR 81): the share of questions that are known on the day of the exam, with a date and without one. Simulated learners got every
// question wrong in a test. The memory of each question is FSRS-6, the forgetting curve of ts-fsrs, with parameters of its own: each is the usual one times a
// log-normal number (σ 0.3), which the schedule does not know. On each day both schedules ask exactly as many questions.

/** When all questions were missed: a morning. */
const start = new Date(2026, 0, 5, 9).getTime();
/** The parameter that is the exponent of forgetting. */
const decay = 20;

/** The same numbers in each run: in [0, 1). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), 1 | state);
    const mixed = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Course {
  questions: number;
  days: number;
  /** Answers a day at most. */
  most: number;
}

/** A question as this learner remembers it. */
interface Remembered {
  model: FSRSAlgorithm;
  trace: Trace;
  /** The day of the last answer. */
  last: number;
  /** Whether the next answer succeeds, by its expected share. */
  chance: () => number;
}

function learnerOf({ questions }: Course, seed: number): Remembered[] {
  const random = numbers(seed);
  const factor = () => Math.exp(0.3 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));
  return Array.from({ length: questions }, (_, id) => {
    const w = usual.map((value, at) => (at === decay ? Math.min(0.8, Math.max(0.1, value * factor())) : value * factor()));
    const model = new FSRSAlgorithm({ w });
    return { model, trace: model.next_state(null, 0, Rating.Again), last: 0, chance: numbers(seed * 100_003 + id) };
  });
}

function missed(count: number): Result {
  const options = [1, 2].map((id) => ({ id, text: `${id}` }));
  const questions = Array.from(
    { length: count },
    (_, at): ResultQuestion => ({
      ...{ questionId: at + 1, questionText: '', options, selectedOptionId: 2, correctOptionId: 1, explanation: '' },
    }),
  );
  return {
    ...{
      assessmentId: 1,
      assessmentTitle: null,
      score: 0,
      totalMarks: count,
      totalQuestions: count,
      correctAnswers: 0,
      wrongAnswers: count,
    },
    ...{ unattempted: 0, durationInMinutes: 60, timeTaken: 3_600, submittedAt: new Date(start).toISOString(), questions },
  };
}

/** Goes through a course. `asked`: how many answers there are on each day; null: those that are due. Returns what is known on the day of the exam. */
function goThrough(course: Course, seed: number, isDated: boolean, asked: readonly number[] | null) {
  const learner = learnerOf(course, seed);
  const result = missed(course.questions);
  const events: PracticeEvent[] = [];
  const examAt = new Date(2026, 0, 5 + course.days).getTime();
  const perDay: number[] = [];
  for (let day = 0; day < course.days; day += 1) {
    const now = start + day * dayMs;
    const revisions = revisionsOf([result], events, memory, now, isDated ? examAt : null);
    const share = asked?.[day] ?? course.most;
    const { due } = dueTodayOf({ revisions, share }, everything, now);
    const isDue = new Set(due);
    // What is due, then, to have as many, what comes next in the schedule's own order.
    const rest = asked === null ? [] : revisions.filter((one) => !isDue.has(one));
    const today = [...due, ...rest].slice(0, asked === null ? due.length : share);
    perDay.push(today.length);
    for (const { question } of today) {
      const one = learner[question.questionId - 1] as Remembered;
      const right = one.chance() < one.model.forgetting_curve(day - one.last, one.trace.stability);
      one.trace = one.model.next_state(one.trace, day - one.last, right ? Rating.Good : Rating.Again);
      one.last = day;
      const n = events.length + 1;
      const at = new Date(now + n).toISOString();
      events.push({ type: 'answered', id: `${n}`, device: '', n, questionId: question.questionId, version: 1, right, sure: true, at });
    }
  }
  const known = learner.reduce((sum, { model, trace, last }) => sum + model.forgetting_curve(course.days - last, trace.stability), 0);
  return { known: known / course.questions, perDay };
}

const courses: Course[] = [
  { questions: 300, days: 60, most: 10 },
  { questions: 300, days: 60, most: 20 },
  { questions: 300, days: 60, most: 60 },
  { questions: 500, days: 30, most: 30 },
  { questions: 150, days: 45, most: 60 },
  { questions: 200, days: 14, most: 20 },
];

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

for (const course of courses) {
  heading(`${course.questions} questions, ${course.days} days, at most ${course.most} answers a day`);
  const runs = Array.from({ length: Number(process.env.LEARNERS ?? 5) }, (_, seed) => {
    const plain = goThrough(course, seed + 1, false, null);
    const each = sum(plain.perDay) / course.days;
    const dated = goThrough(course, seed + 1, true, plain.perDay);
    return {
      plain,
      dated,
      even: goThrough(
        course,
        seed + 1,
        true,
        plain.perDay.map((__, day) => Math.floor((day + 1) * each) - Math.floor(day * each)),
      ),
    };
  });
  const middle = (of: (run: (typeof runs)[number]) => number) => median(runs.map(of));
  figure(
    'answers of a learner, by both',
    middle(({ plain }) => sum(plain.perDay)),
    '',
  );
  figure('known on the day, plain 0.9', 100 * middle(({ plain }) => plain.known), '%');
  figure('with the date, the same each day', 100 * middle(({ dated }) => dated.known), '%');
  figure('with the date, spread evenly', 100 * middle(({ even }) => even.known), '%');
  figure(
    'ratio, the same each day',
    middle(({ plain, dated }) => dated.known / plain.known),
    '',
    '> 1',
  );
  figure('lowest of these ratios', Math.min(...runs.map(({ plain, dated }) => dated.known / plain.known)), '');
  figure(
    'ratio of what is not known',
    middle(({ plain, dated }) => (1 - dated.known) / (1 - plain.known)),
    '',
    '< 1',
  );
}
