import * as v from 'valibot';
import type { Fault, Faults } from '../faults/fault';
import { carried } from '../faults/issue';
import { listOf, marks, whole } from '../fields/fields';
import { maxItems, maxMinutes } from '../fields/limits';
import { KindSchema, questionKinds } from '../kinds/kind';

/** Questions of one passage that a section takes. */
export const passageShare = { min: 2, max: maxItems.questionsOfPassage } as const;

const flag = v.optional(v.boolean(carried({ code: 'not-a-flag' })));

/** What a subject of an exam may have of its own; absent, it is the exam's. A section is such a subject (ADR 50). */
export const sectionFields = {
  minutes: v.optional(whole(maxMinutes)),
  marksPerCorrect: v.optional(marks),
  negativeMarksPerWrong: v.optional(marks),
  /** Its questions can be answered in its own minutes only; sections then follow each other. */
  isLocked: flag,
  /** A learner may end the section before its minutes are over. */
  mayFinishEarly: flag,
  /** The kinds of which its questions are drawn; absent: every kind. */
  kinds: v.optional(
    v.pipe(
      listOf(KindSchema, questionKinds.length),
      v.minLength(1, carried({ code: 'missing' })),
      v.check((kinds) => new Set(kinds).size === kinds.length, carried({ code: 'there-twice' })),
    ),
  ),
  /** Questions that are drawn of each passage; absent: all of a passage. */
  questionsPerPassage: v.optional(
    v.pipe(whole(passageShare.max), v.minValue(passageShare.min, carried({ code: 'below', least: passageShare.min }))),
  ),
};

/** What rules about several sections look at. */
export interface TimedSection {
  minutes?: number | undefined;
  isLocked?: boolean | undefined;
  mayFinishEarly?: boolean | undefined;
}

/** The minutes of all sections together; null where one has none, so that no sum says how long the exam is. */
export function minutesOf(sections: readonly TimedSection[]): number | null {
  let sum = 0;
  for (const { minutes } of sections) {
    if (minutes === undefined) return null;
    sum += minutes;
  }
  return sum;
}

function timeFault({ minutes, isLocked }: TimedSection, isTimed: boolean): Fault | null {
  if (minutes !== undefined) return null;
  if (isLocked) return { code: 'locked-without-minutes' };
  return isTimed ? { code: 'minutes-in-others' } : null;
}

/** What does not fit between the sections of an exam, by dotted path. `timerDuration`: minutes of the exam. */
export function sectionFaults({ timerDuration, subjects }: { timerDuration: number; subjects: readonly TimedSection[] }): Faults {
  const isTimed = subjects.some(({ minutes }) => minutes !== undefined);
  const isLocked = subjects.some((section) => section.isLocked);
  const faults: Faults = {};
  for (const [place, section] of subjects.entries()) {
    const time = timeFault(section, isTimed);
    if (time !== null) faults[`subjects.${place}.minutes`] = time;
    if (isLocked && !section.isLocked) faults[`subjects.${place}.isLocked`] = { code: 'sections-mixed' };
    if (section.mayFinishEarly && !section.isLocked) faults[`subjects.${place}.mayFinishEarly`] = { code: 'early-without-lock' };
  }
  const sum = minutesOf(subjects);
  if (sum !== null && sum !== timerDuration) faults.timerDuration = { code: 'minutes-not-sum', sum };
  return faults;
}
