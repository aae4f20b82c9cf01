import { openCohorts } from '../../../server/assessments/cohorts';
import { openMarkedPapers } from '../../../server/assessments/marked-papers';
import { makesPictures } from '../kit/pictures';
import { config, type TestPortal } from '../kit/portal';
import type { Open } from '../suites/open';
import { type Account, type CallerName, type Leak, openAccount, type Plan } from './accounts';
import { type ActName, actOf, handInPerfect, type World } from './acts';
import { grantOf, isLimited } from './limited';
import { changePaper, ghost, type MadePaper, type Marks, makePaper, marksOf, noteCodes } from './papers';
import { type Finding, finding, phrase } from './phrases';
import { type Cells, type Library, readAsAdmin, readEverything } from './reading';
import { hoursBetween, type State, states } from './states';

/** What the accounts of a run learnt. */
export interface Flow {
  leaks: Leak[];
  /** Calls of admins that let another caller in. */
  letIn: string[];
  /** Results that changed by a hand-in of a learner who had read the key; and how many could have. */
  rewritten: string[];
  keysRead: number;
  /** Everything that was learnt, by caller. */
  learnt: Map<CallerName, Set<Finding>>;
  /** The states whose papers have a spoken code on the second day. */
  coded: ReadonlySet<State>;
  /** Replies that were searched for what is secret of a paper. */
  cells: Cells;
}

const atOnce = 24;

async function inPool<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** A portal with a cache in front. Cohorts are counted once: nothing of them is secret but that they are told. */
export async function openFlow(open: Open): Promise<TestPortal> {
  const portal = await open({ makePicture: makesPictures, config: { ...config, hasCacheInFront: true } });
  const { store, clock } = portal;
  const rules = { rest: 1_000_000, settleMs: 0, now: () => clock.now };
  return portal.again({ cohorts: openCohorts(store, openMarkedPapers(store), rules) });
}

/** The group that papers are for, and another one. */
interface Groups {
  own: number;
  other: number;
}

/** Each account, the first of all, which hands in everything on the first day, among them; all but admins and those without an account have signed up. */
async function signedUp(portal: TestPortal, plans: readonly Plan[], marks: Marks, groups: Groups): Promise<Account[]> {
  const { admin } = portal;
  const open = (plan: Plan, uid: string, address?: string) => openAccount(portal, plan, { uid, marks, ghostId: ghost.id, address });
  const first = open({ caller: 'outsider', acts: ['filedBefore'] }, 'first');
  const accounts = plans.map((plan, at) => open(plan, `${plan.caller}${at}`, plan.caller === 'second' ? 'first' : undefined));
  await inPool([first, ...accounts], async (account) => {
    if (account.caller === 'nobody' || account.caller === 'admin') return;
    await account.ask('saveProfile', { body: account.profile() });
    const params = { uid: account.uid };
    // A learner is in another group first, and in the one of the papers too; an outsider in the other one alone.
    if (account.caller === 'outsider') await admin.call('moveToGroup', { params, body: { groupId: groups.other } });
    if (account.caller === 'learner') await admin.call('moveToGroup', { params, body: { groupIds: [groups.other, groups.own] } });
    if (account.caller === 'formerAdmin') await admin.call('setRole', { params, body: { role: 'admin' } });
  });
  return [first, ...accounts];
}

/** Each account's acts of a day: the first of all accounts, then the second of all. */
async function actOn(day: 'before' | 'now', portal: TestPortal, accounts: readonly Account[], papers: readonly MadePaper[], world: World) {
  const act = async (account: Account, name: ActName | undefined) => {
    if (name === undefined) return;
    const { once, withPaper } = actOf(name);
    await once?.(account);
    if (withPaper) for (const paper of papers) await withPaper(account, paper, world);
  };
  const queues = accounts.map((account) => ({ account, acts: account.acts.filter((name) => actOf(name).day === day) }));
  const rounds = Math.max(...queues.map(({ acts }) => acts.length));
  for (let round = 0; round < rounds; round += 1) {
    await inPool(queues, ({ account, acts }) => act(account, acts[round]));
    await portal.fetches.flush();
  }
}

/** Lets each of these accounts hand in a perfect paper where it has read the key, as far as its first hand-in is outstanding. */
async function handInLate({ store: { db } }: TestPortal, accounts: readonly Account[], papers: readonly MadePaper[]) {
  const rewritten: string[] = [];
  let keysRead = 0;
  for (const account of accounts)
    for (const paper of papers.filter(({ state }) => account.learnt().has(finding('key', state)))) {
      const score = async () => {
        const own = db.selectFrom('submissions').select('score').where('uid', '=', account.uid).where('assessment_id', '=', paper.id);
        return (await own.executeTakeFirst())?.score;
      };
      const before = await score();
      await handInPerfect(account, paper);
      keysRead += 1;
      if ((await score()) !== before) rewritten.push(`${account.caller} after ${account.acts.join(' and ')}, of ${paper.state}`);
    }
  return { rewritten, keysRead };
}

/** What becomes of the roles and the access of accounts between the two days. */
async function changeRoles({ admin }: TestPortal, accounts: readonly Account[], groups: Groups): Promise<void> {
  for (const account of accounts) {
    const { caller, uid } = account;
    const params = { uid };
    if (isLimited(caller)) {
      await admin.call('setRole', { params, body: grantOf(caller, groups.other) });
      account.promote();
    }
    if (caller === 'formerAdmin') {
      await admin.call('setRole', { params, body: { role: 'user' } });
      account.demote();
    }
    if (caller !== 'shutOut' && caller !== 'erased') continue;
    await admin.call(caller === 'shutOut' ? 'shutOut' : 'erasePerson', { params });
    account.bar();
  }
}

/** Makes a paper in every state, lets each account do its acts on both days, and then read everything that it may try to read. */
export async function flowOf(portal: TestPortal, plans: readonly Plan[], isThorough: boolean): Promise<Flow> {
  const { admin, clock } = portal;
  const days = { before: clock.now, now: clock.now + hoursBetween * 3_600_000 };
  const groupOf = async (name: string) => (await admin.call('createGroup', { body: { name } })).id;
  const groups: Groups = { own: await groupOf(phrase('group', 'one')), other: await groupOf('Another group') };
  const made: MadePaper[] = [];
  for (const state of states) made.push(await makePaper(portal, state, groups.own));
  const papers = [...made, ghost];
  const codes = new Map<string, State>();
  await noteCodes(portal, made, codes);
  const accounts = await signedUp(portal, plans, marksOf(made, days.before, codes), groups);
  const world: World = {
    days,
    bring: (body) => admin.tries('importSubmission', { body }),
    give: (uid, { id }) =>
      admin.tries('giveChance', { params: { id }, body: { uids: [uid], reason: 'The power was cut.', counts: 'best' } }),
  };

  await actOn('before', portal, accounts, papers, world);
  for (const paper of made) await changePaper(portal, paper, days.before, groups.own);
  const ofNow = new Map<string, State>();
  await noteCodes(portal, made, ofNow);
  for (const [code, state] of ofNow) codes.set(code, state);
  await changeRoles(portal, accounts, groups);
  clock.now = days.now;
  await actOn('now', portal, accounts, papers, world);

  const cells: Cells = new Map();
  const letIn: string[] = [];
  const followed = new Map<CallerName, Set<string>>();
  const library: Library = {
    papers,
    isThorough,
    isFirst({ caller }, path) {
      const known = followed.get(caller) ?? new Set();
      followed.set(caller, known);
      if (known.has(path) && !isThorough) return false;
      known.add(path);
      return true;
    },
    first: 'first',
    count({ caller }, counted) {
      const row = cells.get(caller) ?? new Map();
      cells.set(caller, row);
      for (const { state } of counted) if (state !== 'ghost') row.set(state, (row.get(state) ?? 0) + 1);
    },
    letIn: ({ caller }, call, status) => letIn.push(`${caller}: ${call} ${status}`),
  };
  // What is refused to one account for its role is refused to the next one.
  const firstOfEach = new Set(new Map(accounts.toReversed().map((account) => [account.caller, account])).values());
  await inPool(accounts, async (account) => {
    await readEverything(account, library);
    if (firstOfEach.has(account)) await readAsAdmin(account, library);
  });
  const late = accounts.filter(({ acts }) => acts.includes('chanceUsed'));
  const { rewritten, keysRead } = await handInLate(portal, late, made);
  const learnt = new Map<CallerName, Set<Finding>>();
  for (const account of accounts) learnt.set(account.caller, new Set([...(learnt.get(account.caller) ?? []), ...account.learnt()]));
  return {
    leaks: accounts.flatMap((account) => account.leaks()),
    letIn,
    rewritten,
    keysRead,
    learnt,
    coded: new Set(ofNow.values()),
    cells,
  };
}
