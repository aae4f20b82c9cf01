import { setTimeout as pause } from 'node:timers/promises';
import { type Delivered, deliver, type HandIn } from './learners';

/** What a learner asks for on the way to a receipt. */
export const steps = ['page', 'list', 'paper', 'hand-in', 'result'] as const;
export type StepName = (typeof steps)[number];

/** One request that was not answered as it should be. */
export interface Failure {
  step: StepName;
  /** 0: no answer; 200: files of two versions. */
  status: number;
  what: string;
  /** Milliseconds since the beginning. */
  at: number;
}

/** What all learners asked for, and what became of it. */
export interface Walks {
  asked: Record<StepName, number>;
  failures: Failure[];
  delivered: Delivered[];
  handIns: HandIn[];
}

/** Where learners walk. */
interface Way {
  /** The addresses that their name has. */
  edges: readonly string[];
  assessmentId: number;
  questionIds: readonly number[];
  sign: (uid: string) => Promise<string>;
  /** How many arrive in a second. */
  aSecond: number;
}

/** A device keeps the files of the page: so many learners open it for the first time. */
const pageEvery = 10;
/** The longest time that a learner waits between two steps. */
const thinkMs = 2_000;
const patienceMs = 120_000;

/** Each learner's answers differ from the others', so that rows under a wrong name show. */
const bodyOf = ({ assessmentId, questionIds }: Way, at: number): string =>
  JSON.stringify({
    assessmentId,
    timeTaken: 600 + (at % 1_000),
    submitted: true,
    answers: questionIds.map((questionId, index) => ({
      questionId,
      selectedOptionId: 1 + ((at >> (index % 13)) % 4),
      markedForReview: false,
    })),
  });

/** Whether a kept connection ended before a byte of the answer: a browser sends a GET again by itself, and the page does not hear of it. */
const isClosedUnused = (fault: unknown): boolean =>
  fault instanceof Error && fault.cause instanceof Error && 'code' in fault.cause && fault.cause.code === 'UND_ERR_SOCKET';

/** A GET as a browser makes one. */
async function fetchAsBrowser(url: string, headers: Record<string, string>): Promise<Response> {
  const ask = () => fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
  try {
    return await ask();
  } catch (fault) {
    if (!isClosedUnused(fault)) throw fault;
    return ask();
  }
}

/** Learners who arrive evenly, one after the other, until `stop`; that resolves when the last one has a result. `prefix`: of their uids. */
export function walk(way: Way, prefix: string): { walks: Walks; stop: () => Promise<Walks> } {
  const since = Date.now();
  const walks: Walks = { asked: { page: 0, list: 0, paper: 0, 'hand-in': 0, result: 0 }, failures: [], delivered: [], handIns: [] };
  const underway = new Set<Promise<void>>();
  const think = () => pause(Math.random() * thinkMs);

  /** One GET. The text, or null where it failed. */
  async function get(edge: string, step: StepName, path: string, token?: string): Promise<string | null> {
    walks.asked[step] += 1;
    const at = Date.now() - since;
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    try {
      const reply = await fetchAsBrowser(`${edge}${path}`, headers);
      const text = await reply.text();
      if (reply.ok) return text;
      walks.failures.push({ step, status: reply.status, what: path, at });
    } catch (fault) {
      walks.failures.push({ step, status: 0, what: `${path}: ${fault}`, at });
    }
    return null;
  }

  /** A first visit: the page, its worker, and every file that the page names, which must be files of one version. */
  async function open(edge: string): Promise<void> {
    const page = await get(edge, 'page', '/');
    const worker = await get(edge, 'page', '/sw.js');
    const files = [...(page ?? '').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    for (const file of files) await get(edge, 'page', file);
    const strange = files.find((file) => worker !== null && !worker.includes(file.slice(1)));
    if (strange !== undefined)
      walks.failures.push({ step: 'page', status: 200, what: `${strange} is not of this worker`, at: Date.now() - since });
  }

  async function sit(at: number): Promise<void> {
    const uid = `${prefix}-${at}`;
    const token = await way.sign(uid);
    const edges = at % 2 === 0 ? way.edges : way.edges.toReversed();
    const [edge = ''] = edges;
    if (at % pageEvery === 0) await open(edge);
    await get(edge, 'list', '/api/assessment/available', token);
    await think();
    await get(edge, 'paper', `/api/assessment/${way.assessmentId}`, token);
    await think();
    const handIn = { uid, token, body: bodyOf(way, at) };
    const delivered = await deliver(edges, `/api/assessment/${way.assessmentId}/submit`, handIn, since, Date.now() - since + patienceMs);
    walks.asked['hand-in'] += delivered.tries;
    for (const { status, at: triedAt } of delivered.told)
      if (status !== 200) walks.failures.push({ step: 'hand-in', status, what: uid, at: triedAt });
    walks.delivered.push(delivered);
    walks.handIns.push(handIn);
    await get(edge, 'result', `/api/assessment/${way.assessmentId}/result`, token);
  }

  let isOver = false;
  const arrivals = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const one: Promise<void> = sit(at).finally(() => underway.delete(one));
      underway.add(one);
      await pause(Math.max(0, since + ((at + 1) * 1_000) / way.aSecond - Date.now()));
    }
  })();
  return {
    walks,
    async stop() {
      isOver = true;
      await arrivals;
      await Promise.all(underway);
      return walks;
    },
  };
}
