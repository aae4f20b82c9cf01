import { afterAll, beforeAll, expect, it } from 'vitest';
import { questionsOf, type Submission } from '../../../contract/assessment/assessment';
import type { ScheduleDraft } from '../../../contract/assessment/schedule';
import { type CallName, calls } from '../../../contract/calls/calls';
import { question } from '../kit/bank';
import type { TestPortal } from '../kit/portal';
import type { Open } from '../suites/open';
import { readings } from './readings';

interface Twin {
  id: number;
  questionIds: number[];
}

/** Two papers that differ in nothing but their keys, their explanations, and the tags of their questions. */
const keys = {
  A: { right: 1, said: 'Short.', tags: ['a'] },
  B: { right: 3, said: 'At length. '.repeat(90), tags: ['a tag', 'another tag'] },
} as const;
type Letter = keyof typeof keys;

const in2030 = '2030-01-01T00:00:00.000Z';
/** Schedules under which a learner may not know a key yet. */
const schedules: Record<string, ScheduleDraft> = {
  draft: { state: 'draft' },
  hidden: { state: 'hidden' },
  unreleased: { resultsAt: in2030 },
  closed: { closesAt: '2026-02-01T00:00:00.000Z', resultsAt: in2030 },
};

async function makeTwin({ admin }: TestPortal, letter: Letter, name: string, schedule: ScheduleDraft): Promise<Twin> {
  const { right, said, tags } = keys[letter];
  const category = await admin.call('addCategory', { query: { name: `${name} ${letter}` } });
  const { options, ...one } = question(`Which one? ${name} ${letter}`, [category.id], right);
  // Of the same words, because a draw has an order of its own.
  const draft = { ...one, examTags: [...tags], options: options.map((option) => ({ ...option, explanation: said })) };
  const drafts = [draft, draft];
  for (const body of drafts) await admin.call('createQuestion', { body });
  const body = {
    name: `${name} ${letter}`,
    durationInMinutes: 30,
    totalMarks: 8,
    questionCount: 2,
    categories: [category.id],
    ...schedule,
  };
  const { id } = await admin.call('generateByCategories', { body });
  const paper = questionsOf(await admin.call('getPaper', { params: { id } }));
  return { id, questionIds: paper.map((each) => each.id) };
}

/** Every number that names a paper or one of its questions goes, as the letter of the twin does, and the hash of what the learner sent, which has them. */
function withoutNames(text: string, { id, questionIds }: Twin, letter: Letter): string {
  const places = new Map([[String(id), 'P'], ...questionIds.map((each): [string, string] => [String(each), 'Q'])]);
  return text
    .replace(/(?<="(?:id|questionId|assessmentId)":|"question":"#)\d+/g, (number) => places.get(number) ?? number)
    .replace(/(?<="bodyHash":")[\w-]{43}/, 'H')
    .replaceAll(` ${letter}`, ' *');
}

const readNames = Object.keys(readings) as CallName[];

/** Before a release no byte of a reply depends on the key: neither its text nor its size, and a tag of it is of the text. */
export function alikeSuite(open: Open): void {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await open({ random: () => 0 });
  });
  afterAll(() => portal?.close());

  async function toldOf(letter: Letter, name: string, schedule: ScheduleDraft): Promise<string[]> {
    const twin = await makeTwin(portal, letter, name, schedule);
    const learner = portal.learner(`${name}${letter}`);
    const body: Submission = {
      ...{ assessmentId: twin.id, timeTaken: 60, submitted: true },
      answers: twin.questionIds.map((questionId) => ({ questionId, selectedOptionId: null, markedForReview: true })),
    };
    const told = [await learner.tries('submit', { params: { id: twin.id }, body })];
    for (const call of readNames) {
      const reading: string | { of: string } = readings[call];
      if (typeof reading === 'string') continue;
      const args = { params: { ...(reading.of === 'paper' ? { id: twin.id } : { uid: learner.uid }) }, query: {} };
      if (calls[call].path === '/assessment/available') continue;
      told.push(await learner.tries(call, args as never));
    }
    return told.map(({ status, text }) => `${status} ${withoutNames(text, twin, letter).replaceAll(learner.uid, 'me')}`);
  }

  it.each(Object.entries(schedules))('tells the same of two papers that differ in their keys alone: %s', async (name, schedule) => {
    expect(await toldOf('A', name, schedule)).toEqual(await toldOf('B', name, schedule));
  });
}
