import { nameKey } from '../../../../contract/fields/fold';
import type { RosterRow, RosterSummary } from '../../../../contract/people/roster';
import type { CellFault } from '../../../../contract/sheet/cell-fault';

/** What an admin has said of a row whose address somebody of clearly another name has. */
export type RowDecision = 'same' | 'left-out';

/** A row of a preview. `decision`: of one whose address somebody of clearly another name has. */
export type JudgedRow = RosterRow & { decision?: RowDecision | 'none' };

/** A row that was stored, as later ones are compared with it. */
interface StoredRow {
  row: number;
  groups: string;
}

/** What was done with one file so far: what is stored of it still counts as a part of it. */
export interface RosterProgress {
  /** By addresses, and by accounts. */
  stored: ReadonlyMap<string, StoredRow>;
  /** By what was decided about: a row that is mended is another one. */
  decided: ReadonlyMap<string, RowDecision>;
}

export const noProgress: RosterProgress = { stored: new Map(), decided: new Map() };

/** A preview, judged by the whole of the file. */
export interface JudgedRoster {
  summary: Omit<RosterSummary, 'rows'> & { rows: JudgedRow[] };
  /** Rows that are stored with the next press. */
  sent: JudgedRow[];
  /** Rows that wait for an admin's word. */
  undecided: JudgedRow[];
  /** Rows that an admin has said not to store. */
  leftOut: JudgedRow[];
  /**
   * Rows of the sheet that are not to be sent. As soon as one of them would be stored, so are the refused ones: a row that is refused beside a row above it
   * would be stored if it came without that row.
   */
  held: ReadonlySet<number>;
}

/** How many rows stay behind, to be mended or decided about. */
export const behindIn = ({ summary, undecided }: JudgedRoster): number => summary.failed + undecided.length;

const groupsOf = ({ group, groups = [group] }: RosterRow): string => groups.map(nameKey).sort().join('\n');

const accountKey = (uid: string): string => `account ${uid}`;
const keysOf = ({ email, phone, uids = [] }: RosterRow): string[] => [...[email, phone].filter(Boolean), ...uids.map(accountKey)];

/** What is wrong with a good row beside the rows of its file that are stored already. */
function faultsBeside(row: RosterRow, stored: RosterProgress['stored']): CellFault[] {
  const twice = (column: string, address: string): CellFault[] => {
    const above = stored.get(address);
    return address === '' || above === undefined ? [] : [{ column, why: { code: 'same-as-row', row: above.row } }];
  };
  const addresses = [...twice('Email', row.email), ...twice('Phone', row.phone)];
  if (addresses.length > 0) return addresses;
  const above = (row.uids ?? []).flatMap((uid) => stored.get(accountKey(uid)) ?? []).find(({ groups }) => groups !== groupsOf(row));
  const column = row.email === '' ? 'Phone' : 'Email';
  return above === undefined ? [] : [{ column, why: { code: 'same-person-as-row', row: above.row } }];
}

/** Whether somebody of clearly another name has an address of a row. */
export const isOther = ({ known = [] }: RosterRow): boolean => known.some((person) => person.isOther);

const decisionKey = ({ row, name, email, phone, group, groups, known }: RosterRow): string =>
  JSON.stringify([row, name, email, phone, groups ?? group, known]);

function judgedRow(row: RosterRow, { stored, decided }: RosterProgress): JudgedRow {
  if (row.fate === 'refused') return row;
  const problems = faultsBeside(row, stored);
  if (problems.length > 0) return { ...row, fate: 'refused', problems };
  return isOther(row) ? { ...row, decision: decided.get(decisionKey(row)) ?? 'none' } : row;
}

/** Judges a preview by the whole of the file, and by what an admin has said: its counts are those of the rows that the next press stores. */
export function judged(preview: RosterSummary, progress: RosterProgress): JudgedRoster {
  // Until the sheet is read anew, the preview still has what was stored a moment ago.
  const done = new Set([...progress.stored.values()].map(({ row }) => row));
  const given = (preview.rows ?? []).filter(({ row }) => !done.has(row));
  const rows = given.map((row) => judgedRow(row, progress));
  const sent = rows.filter(({ fate, decision = 'same' }) => fate !== 'refused' && decision === 'same');
  const isSent = new Set(sent.map(({ row }) => row));
  const unsent = given.filter(({ row }) => !isSent.has(row));
  const isHolding = unsent.some(({ fate }) => fate !== 'refused');
  const count = (wanted: RosterRow['fate']) => sent.filter(({ fate }) => fate === wanted).length;
  const named = new Set(sent.flatMap(({ group, groups = [group] }) => groups.map(nameKey)));
  return {
    summary: {
      ...preview,
      rows,
      success: sent.length,
      failed: rows.filter(({ fate }) => fate === 'refused').length,
      ...{ waiting: count('waits'), joined: count('joins'), moved: count('moves'), unchanged: count('stays') },
      newGroups: preview.newGroups.filter((name) => named.has(nameKey(name))),
    },
    sent,
    undecided: rows.filter(({ decision }) => decision === 'none'),
    leftOut: rows.filter(({ decision }) => decision === 'left-out'),
    held: new Set(isHolding ? unsent.map(({ row }) => row) : []),
  };
}

/** The progress with an admin's word about some rows. */
export const decide = (progress: RosterProgress, rows: readonly RosterRow[], decision: RowDecision): RosterProgress => ({
  ...progress,
  decided: new Map([...progress.decided, ...rows.map((row) => [decisionKey(row), decision] as const)]),
});

/** The progress once these rows are stored. */
export const withStored = (progress: RosterProgress, rows: readonly RosterRow[]): RosterProgress => ({
  ...progress,
  stored: new Map([
    ...progress.stored,
    ...rows.flatMap((row) => keysOf(row).map((key) => [key, { row: row.row, groups: groupsOf(row) }] as const)),
  ]),
});

/** The outcome with the refused rows that were not sent, so that it names all of them. */
export function withRefused(outcome: RosterSummary, { summary: { rows }, held }: JudgedRoster): RosterSummary {
  const own = rows.filter(({ row, fate }) => fate === 'refused' && held.has(row));
  const reasons = own.flatMap(({ row, problems = [] }) => problems.map((problem) => ({ row, ...problem })));
  return {
    ...outcome,
    total: outcome.total + own.length,
    failed: outcome.failed + own.length,
    errors: [...outcome.errors, ...reasons.map(({ row, column, why }) => `Row ${row}, ${column}: ${why.code}.`)],
    reasons: [...outcome.reasons, ...reasons],
  };
}
