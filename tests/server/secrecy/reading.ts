import { type CallArgs, type CallName, calls } from '../../../contract/calls/calls';
import type { Account } from './accounts';
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
  /** Whether this account asks for what a reply names, of all accounts of its caller: the reply is the same for all who have the name. */
  isFirst(account: Account, path: string): boolean;
  /** Whether each call of admins is tried with every paper, or with one, another one from call to call: it is refused for the role, before a paper is looked at. */
  isThorough: boolean;
}

const names = Object.keys(readings) as CallName[];
const ofAdmins = names.filter((name) => readings[name] === 'admin');

async function tryCall<N extends CallName>(account: Account, name: N, { papers, first, count }: Library): Promise<void> {
  const reading: { of: 'paper' | 'person'; args: unknown } | string = readings[name];
  if (typeof reading === 'string') return;
  if (reading.of === 'paper') {
    const argsOf = reading.args as (paper: MadePaper) => CallArgs<N>;
    for (const paper of papers) {
      await account.ask(name, argsOf(paper));
      count(account, [paper]);
    }
    return;
  }
  const argsOf = reading.args as (uid: string, other: string) => readonly CallArgs<N>[];
  for (const args of argsOf(account.uid, first)) {
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

/** Tries the calls of admins with each paper, and the addresses that are no calls. An admin tries those that change nothing. */
export async function readAsAdmin(account: Account, { papers, first, count, letIn, isThorough }: Library): Promise<void> {
  const isAdmin = account.caller === 'admin';
  for (const [turn, name] of ofAdmins.filter((each) => !(isAdmin && calls[each].method === 'POST')).entries()) {
    const { method, path } = calls[name];
    const query = name === 'exportResults' ? '?format=xlsx' : '';
    const isOfPapers = path.startsWith('/assessment/:id');
    const at = turn % papers.length;
    for (const { id } of isOfPapers && (isAdmin || isThorough) ? papers : papers.slice(at, at + 1)) {
      const address = `/api${path.replace(':id', String(id)).replace(':uid', first)}${query}`;
      const { status } = await account.send(address, method === 'POST' ? post : {});
      if (!isAdmin && !refused.includes(status)) letIn(account, name, status);
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
