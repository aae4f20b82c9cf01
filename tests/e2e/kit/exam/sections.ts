import type { Page } from '@playwright/test';
import type { Paper } from '../../../../contract/assessment/assessment';
import { movesClocks } from '../../../faults/nemesis/wall';
import { storedAttempt } from '../hall';
import type { Portal } from '../portal';

interface Sections {
  name: string;
  /** Of each section; all sections are alike. */
  minutes?: number;
  questions?: number;
  mayFinishEarly?: boolean;
  /** Sections that are not locked have advised minutes. */
  isLocked?: boolean;
}

const names = ['Reasoning', 'General Awareness', 'Quantitative Aptitude', 'English'];
let made = 0;

/** Makes an assessment of four sections by an exam: `minutes` each, with marks of their own in the last two. */
export async function sectionedPaper(
  portal: Portal,
  { name, minutes = 15, questions = 3, mayFinishEarly = false, isLocked = true }: Sections,
): Promise<Paper> {
  const admin = await portal.admin();
  made += 1;
  const category = await portal.call(admin, 'addCategory', { query: { name: `${name.slice(0, 40)} ${process.pid} ${made}` } });
  for (let i = 1; i <= names.length * questions; i++)
    await portal.call(admin, 'createQuestion', {
      body: {
        description: `Question no. ${i}`,
        categoryIds: [category.id],
        options: ['Right', 'Wrong', 'Worse', 'Worst'].map((text, at) => ({
          id: at + 1,
          text,
          correct: at === 0,
          explanation: at === 0 ? 'Because' : '',
        })),
      },
    });
  const subjects = names.map((subject, i) => ({
    name: subject,
    numberOfQuestions: questions,
    categoryIds: [category.id],
    minutes,
    ...(isLocked && { isLocked }),
    ...(isLocked && mayFinishEarly && { mayFinishEarly }),
    ...(i > 1 && { marksPerCorrect: 3, negativeMarksPerWrong: 1 }),
  }));
  const body = { name, timerDuration: minutes * names.length, marksPerCorrect: 2, negativeMarksPerWrong: 0.5, instructions: '', subjects };
  const exam = await portal.call(admin, 'createExam', { body });
  const { id } = await portal.call(admin, 'generateFromExam', { body: { examId: exam.id, name } });
  return portal.call(admin, 'getPaper', { params: { id } });
}

/**
 * Lets time pass on a device with movable clocks until `seconds` after the start of its only attempt. The monotonic clock moves as the wall
 * clock does, or is `mono` milliseconds ahead of this machine's: it stands still while a device sleeps. The server's time does not pass, so
 * the device must have no network.
 */
export async function isAtSecond(page: Page, origin: string, seconds: number, mono?: number): Promise<void> {
  const attempt = await storedAttempt(page);
  if (attempt === undefined) throw new Error('There is no attempt on the device');
  const wall = Math.round(attempt.startedAt + seconds * 1000 - Date.now());
  await movesClocks(page.context(), origin, { wall, mono: mono ?? wall });
}
