import { hash as hashOf } from 'node:crypto';
import { questionsOf } from '../../../contract/assessment/assessment';
import type { CallArgs } from '../../../contract/calls/calls';
import type { QuestionKind } from '../../../contract/kinds/kind';
import type { Picture } from '../../../contract/question/picture';
import type { TestPortal } from '../kit/portal';
import { type Finding, finding, phrase, rightNumber } from './phrases';
import { draftOf, lifeOf, placeOf, type State, timesFrom } from './states';

type Draft = CallArgs<'createQuestion'>['body'];

/** A paper of the suite; its first option is right everywhere. */
export interface MadePaper {
  id: number;
  /** `ghost`: there is no such paper. */
  state: State | 'ghost';
  questions: readonly { id: number; kind: QuestionKind }[];
}

/** What tells a paper apart beside its phrases. */
export interface Marks {
  papers: ReadonlyMap<number, State>;
  questions: ReadonlyMap<number, State>;
  /** Names of pictures. */
  hashes: ReadonlyMap<string, Finding>;
  times: ReadonlyMap<string, State>;
  /** Spoken codes without their hyphens, of both days. */
  codes: ReadonlyMap<string, State>;
}

type Shown = 'picture' | 'passage' | 'explanation';
/** A picture whose name, bytes and description all tell the paper. The stand-in for the maker of pictures leaves bytes as they are. */
const contentOf = (of: Shown, state: State) => `${phrase(of, state)} of a picture`;
const nameOf = (of: Shown, state: State) => hashOf('sha256', contentOf(of, state), 'base64url');
const pictureOf = (of: Shown, state: State): Picture => ({ hash: nameOf(of, state), width: 640, height: 480, alt: phrase(of, state) });
const shown: readonly Shown[] = ['picture', 'passage', 'explanation'];

/** The questions of a paper, at least one of each kind: a new kind does not compile without. */
function draftsOf(state: State, categoryId: number): Draft[] {
  const common = {
    categoryIds: [categoryId],
    // Of 20 characters at most.
    difficultyLevel: phrase('insight', String(placeOf(state))),
    language: 'English',
    examTags: [phrase('bank', state)],
  };
  const optionsOf = (name: string, right: readonly number[]) =>
    [1, 2, 3, 4].map((id) => ({
      ...{ id, text: `${phrase('option', state)} ${name} ${id}`, correct: right.includes(id) },
      explanation: id === right[0] ? phrase('explanation', state) : '',
    }));
  const drafts: Record<QuestionKind, Draft[]> = {
    single: [
      {
        ...{ ...common, description: `${phrase('question', state)} one`, picture: pictureOf('picture', state) },
        options: optionsOf('one', [1]).map((option) =>
          option.id === 1 ? { ...option, explanationPicture: pictureOf('explanation', state) } : option,
        ),
        translation: {
          ...{ language: 'hi', description: phrase('question', state), explanation: phrase('explanation', state) },
          options: [1, 2, 3, 4].map((id) => `${phrase('option', state)} ${id}`),
        },
      },
      {
        ...{ ...common, description: `${phrase('question', state)} two`, options: optionsOf('two', [1]) },
        passage: { text: phrase('passage', state), picture: pictureOf('passage', state) },
      },
    ],
    multiple: [{ ...common, kind: 'multiple', description: `${phrase('question', state)} three`, options: optionsOf('three', [1, 3]) }],
    numeric: [
      {
        ...{ ...common, kind: 'numeric', description: `${phrase('question', state)} four`, explanation: phrase('explanation', state) },
        answer: { from: rightNumber(placeOf(state)), to: rightNumber(placeOf(state)) },
      },
    ],
  };
  return Object.values(drafts).flat();
}

/** Makes the paper of a state as it is on the first day. */
export async function makePaper({ admin, clock }: TestPortal, state: State, groupId: number): Promise<MadePaper> {
  const category = await admin.call('addCategory', { query: { name: phrase('insight', state) } });
  for (const of of shown) await admin.call('uploadPicture', { file: new File([contentOf(of, state)], 'a.png') });
  const drafts = draftsOf(state, category.id);
  for (const body of drafts) await admin.call('createQuestion', { body });
  const made = await admin.call('generateByCategories', {
    body: {
      ...{ name: phrase('name', state), description: phrase('name', state), durationInMinutes: 60, totalMarks: 4 * drafts.length },
      ...{ questionCount: drafts.length, categories: [category.id], ...draftOf(lifeOf(state).made, state, clock.now, groupId) },
    },
  });
  const questions =
    questionsOf(made).length > 0 ? questionsOf(made) : questionsOf(await admin.call('getPaper', { params: { id: made.id } }));
  return {
    ...{ id: made.id, state },
    questions: questions.map(({ id, kind = 'single' }) => ({ id, kind })).sort((a, b) => a.id - b.id),
  };
}

/** Brings a paper to its state of the second day. `start`: the first day. */
export async function changePaper(
  { admin }: TestPortal,
  { id, state, questions }: MadePaper,
  start: number,
  groupId: number,
): Promise<void> {
  if (state === 'ghost') return;
  const { changed, regraded, moreMinutes, shelved = [] } = lifeOf(state);
  const params = { id };
  if (changed !== undefined) await admin.call('setSchedule', { params, body: draftOf(changed, state, start, groupId) });
  for (const call of shelved) await admin.call(call, { params });
  if (moreMinutes !== undefined) await admin.call('giveMoreTime', { params, body: { minutes: moreMinutes } });
  if (regraded === undefined) return;
  const key = regraded === 'key' ? { optionIds: [1, 2] } : {};
  const questionId = questions.find(({ kind }) => kind === 'single')?.id ?? 0;
  await admin.call('regrade', { params, body: { questionId, change: regraded, ...key, reason: phrase('reason', state) } });
}

/** A paper that does not exist, to compare answers with. */
export const ghost: MadePaper = {
  ...{ id: 987_654, state: 'ghost' },
  questions: [1, 2, 3, 4].map((at) => ({ id: 910_000 + at, kind: 'single' })),
};

/** Adds the spoken codes that papers have now. */
export async function noteCodes({ admin }: TestPortal, papers: readonly MadePaper[], codes: Map<string, State>): Promise<void> {
  for (const { id, state } of papers) {
    const { status, text } = await admin.tries('getSchedule', { params: { id } });
    const { code } = status === 200 ? (JSON.parse(text) as { code: string | null }) : { code: null };
    if (code !== null && state !== 'ghost') codes.set(code.replaceAll('-', ''), state);
  }
}

/** What tells these papers apart. `start`: the first day. */
export function marksOf(papers: readonly MadePaper[], start: number, codes: ReadonlyMap<string, State>): Marks {
  const real = papers.flatMap(({ state, ...paper }) => (state === 'ghost' ? [] : [{ ...paper, state }]));
  return {
    papers: new Map(real.map(({ id, state }) => [id, state])),
    questions: new Map(real.flatMap(({ questions, state }) => questions.map(({ id }) => [id, state] as const))),
    hashes: new Map(real.flatMap(({ state }) => shown.map((of) => [nameOf(of, state), finding(of, state)] as const))),
    times: timesFrom(start),
    codes,
  };
}
