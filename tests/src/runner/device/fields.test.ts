// A new field of an attempt or of a standing does not compile here until it is named, and a named one must come back from the disk.
import { expect, it } from 'vitest';
import { paperNeeds } from '../../../../contract/assessment/needs/needs';
import type { Attempt, Standing } from '../../../../src/runner/attempt/attempt';
import type { AttemptRow } from '../../../../src/runner/device/db';
import { commitStep } from '../../../../src/runner/device/journal';
import { attemptOn } from '../../../../src/runner/device/shelf';
import { Phone } from '../../../kit/learner';

const standing: Required<Standing> = {
  selectedOptionId: 3,
  selectedOptionIds: [3, 4],
  value: '9.8',
  markedForReview: true,
  at: 5_000,
  chosenAt: 4_000,
};

const row: Required<AttemptRow> = {
  uid: 'asha',
  assessmentId: 7,
  status: 'in-progress',
  startedAt: 1_000,
  deadline: 61_000,
  moreMinutes: 10,
  ownMinutes: 5,
  timeCuts: 1,
  handedInAt: null,
  needs: [...paperNeeds],
  isDated: true,
  lag: 20,
  currentQuestionId: 101,
  visited: [101],
  questionIds: [101, 102],
  sections: [],
  sectionEnds: [],
  timing: { since: 1_500, spent: { 101: 500 } },
  grantedPercent: 133,
  tellsClock: true,
  clock: { ahead: 1, left: 2 },
  chance: 2,
  isPreview: true,
  datedBy: 'server',
  look: 'hall',
  receipt: { title: 'Mock 1', handedInAt: 60_000, receivedAt: '2026-11-28T10:00:00.000Z', clock: { ahead: 1, left: 2 }, counts: null },
  startNews: { isOver: true, tries: 2, nextTryAt: 3_000, notBefore: 4_000 },
};

const whole: Attempt = { ...row, standings: { 101: standing } };

/** What a step changes before a hand-in, each alone, and what it may change to. */
const alone = {
  deadline: 59_000,
  ownMinutes: 6,
  timeCuts: 2,
  isDated: false,
  lag: 30,
  currentQuestionId: 102,
  visited: [101, 102],
} satisfies Partial<AttemptRow>;

/** Why each other field needs no row of its own. */
const others: Record<Exclude<keyof AttemptRow, keyof typeof alone>, 'start' | 'hand-in' | 'delivery' | 'with another'> = {
  ...{ uid: 'start', assessmentId: 'start', startedAt: 'start', needs: 'start', questionIds: 'start', sections: 'start' },
  ...{ grantedPercent: 'start', tellsClock: 'start', chance: 'start', isPreview: 'start', datedBy: 'start', look: 'start' },
  ...{ status: 'hand-in', handedInAt: 'hand-in', clock: 'hand-in' },
  ...{ receipt: 'delivery', startNews: 'delivery' },
  // More minutes move the deadline, and so does the early end of a section. Time is counted for the question that is left.
  ...{ moreMinutes: 'with another', sectionEnds: 'with another', timing: 'with another' },
};

it('every field of an attempt and of a standing comes back from the disk', async () => {
  const { db } = new Phone();
  await commitStep(db, null, whole, false);
  expect(await attemptOn(db, 'asha', 7)).toEqual(whole);
});

it.each(Object.entries(alone))('a step that changes %s alone writes it', async (field, value) => {
  expect(others).not.toHaveProperty(field);
  const { db } = new Phone();
  await commitStep(db, null, whole, false);
  await commitStep(db, whole, { ...whole, [field]: value }, true);
  expect(await attemptOn(db, 'asha', 7)).toMatchObject({ [field]: value });
});
