import type { Paper } from '../../../../contract/assessment/assessment';
import { sectionSeconds } from '../../../../contract/assessment/granted';
import type { Attempt } from '../../attempt/attempt';
import { marksIn } from '../../attempt/marks-in';
import { windowAt, windowsOf } from '../../attempt/sections/windows';

/** A section as a learner sees it during an attempt. */
export interface ShownSection {
  name: string;
  questionIds: readonly number[];
  /** `free`: may be entered at any time; the others: whether its window is over, is the current one, or comes later. */
  state: 'free' | 'over' | 'now' | 'later';
  /** The length of its window, or the advised minutes; null without any. */
  minutes: number | null;
  marks: { right: number; wrong: number };
}

/** The current window of a paper with locked sections. Times in milliseconds. */
export interface CurrentSection {
  /** Its position, from 0. */
  section: number;
  name: string;
  left: number;
  next: ShownSection | null;
  /** Whether the learner may end it before its time is over. */
  mayFinish: boolean;
}

const minutesOf = (ms: number): number => Math.ceil(ms / 60_000);

/** Returns the sections of the paper with questions, at a time of the attempt. */
export function sectionsShown(paper: Paper, attempt: Attempt, now: number): ShownSection[] {
  const isLocked = Boolean(attempt.sections?.length);
  const windows = windowsOf(attempt);
  const current = windowAt(attempt, now).section;
  return paper.subjects
    .filter(({ questions }) => questions.length > 0)
    .map((subject, i) => {
      const { subjectName, questions, minutes } = subject;
      const about = { name: subjectName, questionIds: questions.map(({ id }) => id), marks: marksIn(paper, subject) };
      const window = windows[i];
      if (!isLocked || window === undefined) {
        const advised = minutes === undefined ? null : sectionSeconds(minutes, attempt.grantedPercent) / 60;
        return { ...about, state: 'free', minutes: advised };
      }
      const state = i < current ? 'over' : i === current ? 'now' : 'later';
      return { ...about, state, minutes: minutesOf(window.until - window.from) };
    });
}

/** Returns the current window, or null in a paper without locked sections. */
export function currentOf(sections: readonly ShownSection[], attempt: Attempt, now: number): CurrentSection | null {
  const { section, until } = windowAt(attempt, now);
  const shown = sections[section];
  if (shown === undefined || shown.state === 'free') return null;
  const next = sections[section + 1] ?? null;
  const mayFinish = next !== null && attempt.sections?.[section]?.mayFinishEarly === true;
  return { section, name: shown.name, left: Math.max(0, until - now), next, mayFinish };
}
