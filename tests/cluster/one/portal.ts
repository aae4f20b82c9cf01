import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { draftOf } from '../../../bench/kit/world';
import { backoffMs } from '../../../src/runner/outbox/tries';

/** An answer; status 0: there was none. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A portal behind HTTPS, at an address that no name server knows. */
export interface Portal {
  domain: string;
  address: string;
  /** The certificate of the authority that signed its own. */
  ca: string;
}

/** One request over a connection of its own, as a device makes its first one. */
export const ask = ({ domain, address, ca }: Portal, method: string, path: string, token = '', body?: object): Promise<Answer> =>
  new Promise((resolve) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      Host: domain,
      ...(token !== '' && { Authorization: `Bearer ${token}` }),
      ...(text !== '' && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
    };
    const none = () => resolve({ status: 0, headers: {}, text: '' });
    const sent = request({ host: address, servername: domain, path, method, headers, ca, agent: false, timeout: 60_000 }, (reply) => {
      let said = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        said += chunk;
      });
      reply.once('error', none);
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: said }));
    });
    sent.once('error', none);
    sent.once('timeout', () => sent.destroy());
    sent.end(text);
  });

/** Makes an assessment that every learner may sit, by an admin's calls. */
export async function plant(portal: Portal, admin: string): Promise<{ assessmentId: number; questionIds: number[] }> {
  async function post(path: string, body?: object): Promise<{ id: number }> {
    const { status, text } = await ask(portal, 'POST', `/api${path}`, admin, body);
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text) as { id: number };
  }
  const category = await post('/categories?name=Numbers');
  const questionIds: number[] = [];
  for (let at = 0; at < 20; at += 1) questionIds.push((await post('/questions/create', draftOf(at, category.id))).id);
  const exam = await post('/exams/create', {
    ...{ name: 'Mock', timerDuration: 60, marksPerCorrect: 4, negativeMarksPerWrong: 1 },
    subjects: [{ name: 'Numbers', categoryIds: [category.id], numberOfQuestions: questionIds.length }],
  });
  const { id } = await post('/generate-assessment/from-exam', { examId: exam.id, name: 'Mock' });
  return { assessmentId: id, questionIds };
}

/** What became of a load of hand-ins. */
export interface Load {
  /** Learners with a receipt. */
  acknowledged: string[];
  /** Learners without one. */
  waiting: string[];
  refused: number;
  /** Tries that had no receipt, by their status. */
  failedTries: Map<number, number>;
  longestMs: number;
}

/** Learners who hand in evenly, each as a device does, until `stop`. */
export function load(
  portal: Portal,
  planted: { assessmentId: number; questionIds: number[] },
  { sign, prefix, aSecond }: { sign: (uid: string) => Promise<string>; prefix: string; aSecond: number },
) {
  const told: Load = { acknowledged: [], waiting: [], refused: 0, failedTries: new Map(), longestMs: 0 };
  const underway = new Set<Promise<void>>();
  const since = Date.now();
  let isOver = false;

  async function handIn(uid: string): Promise<void> {
    const token = await sign(uid);
    const answers = planted.questionIds.map((questionId, at) => ({ questionId, selectedOptionId: 1 + (at % 4), markedForReview: false }));
    const body = { assessmentId: planted.assessmentId, timeTaken: 600, submitted: true, answers };
    const begun = Date.now();
    for (let tries = 1; Date.now() - begun < 120_000; tries += 1) {
      const { status } = await ask(portal, 'POST', `/api/assessment/${planted.assessmentId}/submit`, token, body);
      if (status === 200) {
        told.acknowledged.push(uid);
        told.longestMs = Math.max(told.longestMs, Date.now() - begun);
        return;
      }
      told.failedTries.set(status, (told.failedTries.get(status) ?? 0) + 1);
      if (status >= 400 && status < 500 && status !== 429) {
        told.refused += 1;
        return;
      }
      await pause(backoffMs(tries, Math.random()));
    }
    told.waiting.push(uid);
  }

  const arrivals = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const one: Promise<void> = handIn(`${prefix}-${at}`).finally(() => underway.delete(one));
      underway.add(one);
      await pause(Math.max(0, since + ((at + 1) * 1_000) / aSecond - Date.now()));
    }
  })();
  return async (): Promise<Load> => {
    isOver = true;
    await arrivals;
    await Promise.all(underway);
    return told;
  };
}
