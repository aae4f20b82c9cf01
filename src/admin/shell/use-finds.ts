import { useQuery } from '@tanstack/react-query';
import type { Question } from '../../../contract/question/question';
import { ApiError } from '../../api/client';
import { call, callPage } from '../kit/calls/call';
import { useSettled } from '../kit/form/use-settled';
import { personPath } from '../kit/paths/person-path';
import { useMay } from '../kit/rights/use-may';
import { type AdminWords, useAdminCopy } from '../words/use-admin-copy';
import { type FinderFind, type FindKind, screensFound } from './found';

/** Finds of each kind that are shown. */
const most = 5;
/** Letters from which the server is asked. */
const shortest = 2;
/** The server is asked when typing pauses. Milliseconds. */
const pauseMs = 200;

/** A finder without an answer from one list has the answers of the others. */
const none = (): never[] => [];

async function assessments(copy: AdminWords, search: string): Promise<FinderFind[]> {
  const { items } = await callPage('getAssessments', { query: { page: 1, size: most, search } });
  return items.slice(0, most).map(({ id, name }) => ({
    ...{ id: `assessment ${id}`, place: `/admin/assessments/${id}`, icon: 'assessments', text: name, more: copy.frame.number(id) },
  }));
}

async function people(_: AdminWords, search: string): Promise<FinderFind[]> {
  const { items } = await callPage('getPeople', { query: { page: 1, size: most, search } });
  return items.slice(0, most).map(({ uid, name, contact }) => ({
    ...{ id: `person ${uid}`, place: personPath(uid), icon: 'person' },
    ...{ text: name || contact || uid, more: name === '' ? '' : contact },
  }));
}

/** The question that the text is the number of, if there is one. */
async function numbered(search: string): Promise<Question[]> {
  const id = /^[1-9]\d{0,8}$/.test(search) ? Number(search) : null;
  if (id === null) return [];
  try {
    return [(await call('getQuestionHistory', { params: { id } })).question];
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'not-found') return [];
    throw error;
  }
}

async function questions(copy: AdminWords, search: string): Promise<FinderFind[]> {
  const [exact, { items }] = await Promise.all([numbered(search), callPage('getQuestions', { query: { page: 1, size: most, search } })]);
  const found = [...exact, ...items.filter(({ id }) => id !== exact[0]?.id)];
  return found.slice(0, most).map(({ id, description }) => ({
    ...{
      id: `question ${id}`,
      place: `/admin/questions?question=${id}`,
      icon: 'questions',
      text: description,
      more: copy.frame.number(id),
    },
  }));
}

/** The lists that are searched, in the order of the finder. */
const lists = [
  { kind: 'assessments', needs: 'getAssessments', ask: assessments },
  { kind: 'people', needs: 'getPeople', ask: people },
  { kind: 'questions', needs: 'getQuestions', ask: questions },
] as const;

export interface Finds {
  kind: FindKind;
  finds: FinderFind[];
}

/**
 * What the finder shows for a typed text: screens at once, the rest when the server has answered for exactly this text. `isWaiting` until then; an
 * answer for another text is never shown.
 */
export function useFinds(typed: string): { found: Finds[]; isWaiting: boolean; hasFailed: boolean } {
  const copy = useAdminCopy();
  const may = useMay();
  const text = typed.trim();
  const settled = useSettled(text, pauseMs);
  const isAsked = text.length >= shortest || /^\d+$/.test(text);
  const reply = useQuery({
    queryKey: ['finder', copy.locale, settled],
    queryFn: async (): Promise<Finds[]> => {
      const asked = lists.filter(({ needs }) => may(needs));
      const answers = await Promise.allSettled(asked.map(({ ask }) => ask(copy, settled)));
      if (answers.every(({ status }) => status === 'rejected')) throw new Error('No list answered.');
      return answers.map((answer, at) => ({
        kind: asked[at]?.kind ?? 'questions',
        finds: answer.status === 'fulfilled' ? answer.value : none(),
      }));
    },
    enabled: isAsked && settled === text,
    gcTime: 0,
  });
  const isCurrent = isAsked && settled === text;
  const screens: Finds = { kind: 'screens', finds: screensFound(copy, text, may) };
  const others = isCurrent && reply.data !== undefined ? reply.data : [];
  return {
    found: [screens, ...others].filter(({ finds }) => finds.length > 0),
    isWaiting: isAsked && (!isCurrent || reply.isPending),
    hasFailed: isCurrent && reply.isError,
  };
}
