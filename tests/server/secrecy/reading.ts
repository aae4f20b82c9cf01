import { type CallArgs, type CallName, calls } from '../../../contract/calls/calls';
import type { Account, CallerName } from './accounts';
import { isLetIn, isLimited } from './limited';
import type { MadePaper } from './papers';
import { readings } from './readings';
import type { State } from './states';

/** Addresses of the API that are no calls; the cached papers are found by their digests. */
export const openAddresses = [
  '/api/openapi.json',
  '/api/docs',
  '/api/docs.css',
  '/config.json',
  '/healthz',
  '/readyz',
  '/metrics',
] as const;

/** What accounts read of, and what is counted of it. */
export interface Library {
  /** With one that does not exist. */
  papers: readonly MadePaper[];
  /** The account that handed in everything. */
  first: string;
  /** Counts a reply that was searched for what is secret of these papers. */
  count(account: Account, papers: readonly MadePaper[]): void;
  /** Notes that a call of admins let another caller in. */
  letIn(account: Account, call: CallName, status: number): void;
  /** Whether this account asks for it, of all accounts of its caller: for what a reply names, which is the same for all who have the name, and for a workbook. */
  isFirst(account: Account, path: string): boolean;
  /** Whether each call of admins is tried with every paper, or with one, another one from call to call: it is refused for the role, before a paper is looked at. */
  isThorough: boolean;
}

const names = Object.keys(readings) as CallName[];
const ofAdmins = names.filter((name) => readings[name] === 'admin');

/** Whom everything is refused before a paper is looked at, and papers that are served in three ways, beside one that does not exist. */
const barred: readonly CallerName[] = ['nobody', 'shutOut', 'erased'];
const ways: readonly MadePaper['state'][] = ['plain', 'sealed', 'group', 'ghost'];

const triedBy = ({ caller }: Account, { papers, isThorough }: Library): readonly MadePaper[] =>
  !isThorough && barred.includes(caller) ? papers.filter(({ state }) => ways.includes(state)) : papers;

/** A workbook has what the JSON of the same account has. */
const isWorkbook = (args: unknown): boolean => (args as { query?: { format?: string } }).query?.format === 'xlsx';

async function tryCall<N extends CallName>(account: Account, name: N, library: Library): Promise<void> {
  const { papers, first, count } = library;
  const reading: { of: 'paper' | 'person'; args: unknown } | string = readings[name];
  if (typeof reading === 'string') return;
  if (reading.of === 'paper') {
    const argsOf = reading.args as (paper: MadePaper) => CallArgs<N>;
    for (const paper of triedBy(account, library)) {
      await account.ask(name, argsOf(paper));
      count(account, [paper]);
    }
    return;
  }
  const argsOf = reading.args as (uid: string, other: string) => readonly CallArgs<N>[];
  for (const args of argsOf(account.uid, first)) {
    if (isWorkbook(args) && !library.isFirst(account, `${name} as a workbook`)) continue;
    await account.ask(name, args);
    count(account, papers);
  }
}

/** Tries every call by which this account may read, and everything that the replies name. */
export async function readEverything(account: Account, library: Library): Promise<void> {
  for (const name of names) await tryCall(account, name, library);
  for (let paths = account.named(); paths.length > 0; paths = account.named())
    for (const path of paths.filter((each) => library.isFirst(account, each))) {
      await account.send(`/api${path}`, {});
      library.count(account, library.papers);
    }
}

const post: RequestInit = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
const refused = [401, 403];

/** What a call is asked for about a paper beside its path. */
const queries: { readonly [N in CallName]?: (id: number) => string } = {
  exportResults: () => '?format=xlsx',
  getGroupComparison: (id) => `?practice=with&assessments=${id}`,
};

/** The address of a call about a paper, or about its first question. */
function addressOf(name: CallName, { id, questions: [question] }: MadePaper, first: string): string {
  const { path } = calls[name];
  const [about, ofQuestion] = [String(path.startsWith('/questions') ? question?.id : id), String(question?.id)];
  return `/api${path.replace(':id', about).replace(':question', ofQuestion).replace(':uid', first)}${queries[name]?.(id) ?? ''}`;
}

/** Tries the calls of admins with each paper, and the addresses that are no calls. An admin tries those that change nothing. */
export async function readAsAdmin(account: Account, { papers, first, count, letIn, isThorough }: Library): Promise<void> {
  const { caller } = account;
  const isIn = (name: CallName) => caller === 'admin' || (isLimited(caller) && isLetIn(caller, name));
  for (const [turn, name] of ofAdmins.filter((each) => !(isIn(each) && calls[each].method === 'POST')).entries()) {
    const { method, path } = calls[name];
    const isOfPapers = path.startsWith('/assessment/:id') || (name === 'getGroupComparison' && isIn(name));
    const isTriedWithAll = isOfPapers && (isIn(name) || isThorough);
    const at = turn % papers.length;
    for (const paper of isTriedWithAll ? papers : papers.slice(at, at + 1)) {
      const sent = [addressOf(name, paper, first), method === 'POST' ? post : {}] as const;
      const { status } = await account.send(...sent, ...(isTriedWithAll ? [paper.id] : []));
      if (!isIn(name) && !refused.includes(status)) letIn(account, name, status);
    }
    count(account, papers);
  }
  for (const address of openAddresses) {
    await account.send(address, {});
    count(account, papers);
  }
}

/** Cells by caller and state. */
export type Cells = Map<string, Map<State, number>>;
