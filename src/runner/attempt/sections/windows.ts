/** A locked section of an attempt: the length of its window in seconds, with extra time and more minutes, and its questions in paper order. */
export interface LockedSection {
  seconds: number;
  questionIds: readonly number[];
  /** The minutes that were given while the section was under way, which are in `seconds`. */
  more?: number;
  /** Whether the learner may end the section before its window ends. */
  mayFinishEarly?: true;
}

/** The fields of an attempt that decide its windows (attempt.ts). */
export interface Windowed {
  startedAt: number;
  deadline: number;
  questionIds: readonly number[];
  sections?: readonly LockedSection[];
  sectionEnds?: readonly number[];
}

/** When the questions of a section may be answered: from `from` until just before `until`, in the attempt's time. */
export interface SectionWindow {
  /** The position of the section, from 0. */
  section: number;
  from: number;
  until: number;
  questionIds: readonly number[];
}

/** Returns the end of each section, without regard to the deadline. A section ends early at the recorded end that lies in its window. */
function endsOf({ startedAt, sections = [], sectionEnds = [] }: Windowed): number[] {
  let end = startedAt;
  return sections.map(({ seconds }) => {
    const from = end;
    const full = from + seconds * 1000;
    end = sectionEnds.find((at) => from < at && at < full) ?? full;
    return end;
  });
}

/**
 * Returns the windows of an attempt in the order of time; an attempt without locked sections is one window. The last window ends at the
 * deadline. A deadline before the sum of the sections cuts the last windows.
 */
export function windowsOf(attempt: Windowed): SectionWindow[] {
  const { startedAt, deadline, questionIds, sections } = attempt;
  if (!sections?.length) return [{ section: 0, from: startedAt, until: deadline, questionIds }];
  const ends = endsOf(attempt);
  ends[ends.length - 1] = deadline;
  return sections.map((one, section) => ({
    section,
    from: Math.min(ends[section - 1] ?? startedAt, deadline),
    until: Math.min(ends[section] ?? deadline, deadline),
    questionIds: one.questionIds,
  }));
}

/** Returns the deadline of an attempt after one of its sections has ended early. */
export const deadlineOf = (attempt: Windowed): number => Math.min(attempt.deadline, endsOf(attempt).at(-1) ?? attempt.deadline);

/**
 * Returns the window at a time: the current section is a function of the clock, so that neither a kill nor a sleep can change it. A time
 * before the start belongs to the first window, because server time may turn trusted time back a little; a time after the end to the last.
 */
export function windowAt(attempt: Windowed, at: number): SectionWindow {
  const [first, ...later] = windowsOf(attempt) as [SectionWindow, ...SectionWindow[]];
  return later.findLast(({ from }) => from <= at) ?? first;
}

/** Returns the window of a question's section. */
export function windowOf(attempt: Windowed, questionId: number): SectionWindow {
  const windows = windowsOf(attempt) as [SectionWindow, ...SectionWindow[]];
  return windows.find(({ questionIds }) => questionIds.includes(questionId)) ?? windows[0];
}

/** Whether an answer to a question counts that is stamped `at`: only in the window of its section. */
export const isInWindow = (attempt: Windowed, questionId: number, at: number): boolean =>
  windowAt(attempt, at).questionIds.includes(questionId);

/**
 * Returns the time that a screen shows. A doubtful clock moves an attempt on only after the server was asked; until then the screen stays in the section of its
 * question, whose window is over.
 */
export function shownAt(attempt: Windowed & { currentQuestionId: number }, now: number): number {
  const { until } = windowOf(attempt, attempt.currentQuestionId);
  return until < attempt.deadline ? Math.min(now, until - 1) : now;
}
