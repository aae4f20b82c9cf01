import { gunzipSync } from 'node:zlib';
import { type CallArgs, type CallName, calls } from '../../../contract/calls/calls';
import { requestFor } from '../../../contract/calls/request';
import type { TestPortal } from '../kit/portal';
import { unsigned } from '../kit/token';
import { opened } from '../suites/hour/kit';
import type { ActName } from './acts';
import { isLimited, type LimitedName, limitedNames, mayReadGroup, mayReadPerson, toldToLimited } from './limited';
import type { Marks } from './papers';
import { type Finding, finding, phrase } from './phrases';
import { allowedIn, previewedIn } from './policy';
import { foundIn, type Reply, readReply } from './search';
import { type State, states } from './states';

/**
 * Who asks. `learner`: of the group that papers are for. · `outsider`: of no group. · `second`: another account of a person whose first account handed in
 * everything. · `shutOut`, `erased`: since the first day, on which the account handed in everything that it could. · `formerAdmin`: an admin on the first day, who
 * tried every paper, and a learner of no group since. · The others: see {@link limitedNames}.
 */
export const callers = ['nobody', 'learner', 'outsider', 'second', 'shutOut', 'erased', 'formerAdmin', ...limitedNames, 'admin'] as const;
export type CallerName = (typeof callers)[number];

/** A caller, and what it does before it reads. */
export interface Plan {
  caller: CallerName;
  acts: readonly ActName[];
}

/** Something that a caller learnt against the policy, and by which replies. */
export interface Leak {
  caller: CallerName;
  acts: readonly ActName[];
  found: Finding;
  by: string[];
}

/** One account, with everything that it has learnt. */
export interface Account extends Plan {
  readonly uid: string;
  profile(): CallArgs<'saveProfile'>['body'];
  /** Makes a call, and keeps what the reply gives away. */
  ask<N extends CallName>(name: N, args: CallArgs<N>): Promise<Reply>;
  /** The same for any address. `id`: of the paper that it is about, where the account asks about every paper. */
  send(address: string, init: RequestInit, id?: number): Promise<Reply>;
  /** Goes on as a new account with the same address. What was learnt until now is judged. */
  renew(): void;
  /** From now on the account may learn nothing. What was learnt until now is judged. */
  bar(): void;
  /** From now on the account is no admin's any more. What was learnt until now was allowed. */
  demote(): void;
  /** From now on the account is an admin's who may not do everything. What was learnt until now is judged. */
  promote(): void;
  /** Pictures, and papers in a cache, that replies named and nothing has asked for yet. */
  named(): string[];
  /** What was learnt against the policy. */
  leaks(): Leak[];
  /** Everything that was learnt, allowed or not. */
  learnt(): ReadonlySet<Finding>;
}

const emailOf = (uid: string): string => `${uid}@person.test`;
/** A person has one verified address. */
const tokenOf = (uid: string, address: string): string => unsigned(uid, { email: emailOf(address), email_verified: true });

/** The paper that a call is about. */
function subjectOf(args: { params?: { id?: unknown }; body?: { assessmentId?: unknown } }): number | null {
  // A report has the id of a question in its path.
  const id = args.body?.assessmentId ?? args.params?.id;
  return typeof id === 'number' ? id : null;
}

/** What a caller may learn, of all papers together. */
function allowedOf(caller: CallerName, uid: string, isInside: boolean, acts: readonly ActName[]): (found: Finding) => boolean {
  if (caller === 'admin') return () => true;
  if (caller === 'nobody') return () => false;
  const of = (state: State) =>
    caller === 'formerAdmin' ? [...allowedIn(state, false, []), ...previewedIn(state)] : [...allowedIn(state, isInside, acts)];
  const allowed = new Set(states.flatMap((state) => of(state).map((each) => finding(each, state))));
  allowed.add(finding('person', uid));
  if (isInside) allowed.add(finding('group', 'one'));
  return (found) => allowed.has(found);
}

/** What an admin who may not do everything may learn. The members of another group are its learners, and all outsiders. */
function allowedToLimited(caller: LimitedName, uid: string, acts: readonly ActName[]): (found: Finding) => boolean {
  const allowed = new Set(states.flatMap((state) => [...toldToLimited(caller, state, acts)].map((each) => finding(each, state))));
  return (found) => {
    const [of, whose = ''] = found.split(' ');
    if (of === 'person') return whose === uid || mayReadPerson(caller, /^(learner|outsider|first)/.test(whose));
    return of === 'group' ? mayReadGroup(caller) : allowed.has(found);
  };
}

/** What an account is opened with. `ghostId`: the id of a paper that does not exist. · `address`: the uid that its verified address is made of. */
interface Opening {
  uid: string;
  marks: Marks;
  ghostId: number;
  address?: string | undefined;
}

/** Opens an account on a portal. */
export function openAccount(portal: TestPortal, plan: Plan, { marks, ghostId, ...opening }: Opening): Account {
  const { caller } = plan;
  const { address = opening.uid } = opening;
  let { uid } = opening;
  let acts = plan.acts;
  let isInside = caller === 'learner';
  let token = caller === 'nobody' ? null : caller === 'admin' ? portal.admin.token : tokenOf(uid, address);
  let isBarred = false;
  let isAdmin = caller === 'formerAdmin';
  let hasRole = false;
  const judged: Leak[] = [];
  const learnt = new Map<Finding, Set<string>>();
  const everything = new Set<Finding>();
  /** Paper → each answer about it, in the order of the questions. */
  const answers = new Map<number, string[]>();
  const seals = new Map<number, string>();
  const keys = new Map<number, string>();
  const names = new Set<string>();
  const asked = new Set<string>();

  function learn(found: readonly Finding[], by: string): void {
    for (const each of found) {
      everything.add(each);
      learnt.set(each, (learnt.get(each) ?? new Set()).add(by));
    }
  }
  /** A ciphertext and its key are the paper. */
  function openSeal(id: number): void {
    const [paper, key] = [seals.get(id), keys.get(id)];
    if (paper === undefined || key === undefined) return;
    const bytes = opened(Buffer.from(paper, 'base64'), Buffer.from(key, 'base64'));
    learn(foundIn(gunzipSync(bytes).toString(), marks), 'the sealed paper and its key');
  }
  function nameFollowers({ pictures, paper: { digest, sealed, key } }: ReturnType<typeof readReply>, id: number | null): void {
    for (const hash of pictures) names.add(`/pictures/${hash}`);
    if (id === null) return;
    if (digest !== undefined) names.add(`/papers/${id}/${digest}`);
    for (const hash of sealed?.pictures ?? []) names.add(`/pictures/${hash}`);
    if (sealed !== undefined) seals.set(id, sealed.paper);
    if (key !== undefined) keys.set(id, key);
    openSeal(id);
  }
  function look(reply: Reply, by: string, id: number | null): void {
    const read = readReply(reply, marks, marks.papers.get(id ?? 0));
    learn(read.found, by);
    if (reply.status === 200) nameFollowers(read, id);
    if (id !== null) answers.set(id, [...(answers.get(id) ?? []), `${by} ${reply.status} ${read.text}`]);
  }
  async function request(path: string, init: RequestInit): Promise<Reply> {
    const response = await portal.request(path, { ...init, headers: { ...init.headers, 'Accept-Encoding': 'br' } });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }
  /** Papers whose answers differ from those about a paper that does not exist. */
  function compare(): void {
    const nothing = answers.get(ghostId) ?? [];
    for (const [id, said] of answers) {
      const [state, others] = [marks.papers.get(id), said.filter((answer, at) => answer !== nothing[at])];
      if (state === undefined) continue;
      for (const other of others) learn([finding('existence', state)], other.slice(0, 60));
    }
  }
  function allowedNow(): (found: Finding) => boolean {
    if (isBarred) return () => false;
    if (isLimited(caller)) return hasRole ? allowedToLimited(caller, uid, acts) : allowedOf('outsider', uid, false, acts);
    return allowedOf(isAdmin ? 'admin' : caller, uid, isInside, acts);
  }
  function judge(): Leak[] {
    compare();
    const allowed = allowedNow();
    return [...learnt].filter(([each]) => !allowed(each)).map(([found, by]) => ({ caller, acts, found, by: [...by] }));
  }

  /** What was learnt until now is judged by what was allowed until now. */
  function forget(): void {
    judged.push(...judge());
    for (const kept of [learnt, answers, seals, keys, names]) kept.clear();
  }

  return {
    ...plan,
    get uid() {
      return uid;
    },
    profile: () => ({ uid, firstName: phrase('person', uid), lastName: 'A', email: emailOf(address), phone: '', location: 'Pune' }),
    async ask(call, args) {
      const { url, init } = requestFor('/api', calls[call], args, token);
      const reply = await request(url, init);
      look(reply, call, subjectOf(args as object));
      return reply;
    },
    async send(address, init, id) {
      const reply = await request(address, {
        ...init,
        headers: { ...init.headers, ...(token !== null && { Authorization: `Bearer ${token}` }) },
      });
      look(reply, address.replace(/[\w-]{43}/g, '…').replace(/[/=]\d+/g, '/…'), id ?? null);
      return reply;
    },
    renew() {
      forget();
      [uid, acts, isInside] = [`${uid}R`, acts.slice(acts.indexOf('comeAgain')), false];
      token = tokenOf(uid, address);
    },
    bar() {
      forget();
      isBarred = true;
    },
    demote() {
      forget();
      isAdmin = false;
    },
    promote() {
      forget();
      hasRole = true;
    },
    named: () => {
      const fresh = [...names].filter((each) => !asked.has(each));
      for (const each of fresh) asked.add(each);
      return fresh;
    },
    leaks: () => [...judged, ...judge()],
    learnt: () => {
      compare();
      return everything;
    },
  };
}
