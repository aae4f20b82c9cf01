import * as v from 'valibot';
import type { Fault } from '../faults/fault';
import { faultIn } from '../faults/issue';
import { excerpt } from '../faults/quoted';
import { inOneLine, requiredLine } from '../fields/fields';
import { nameKey } from '../fields/fold';
import { maxItems, maxLength } from '../fields/limits';
import type { Located } from '../fields/located';
import { GroupNameSchema } from '../people/groups';
import { emailFrom, phoneFrom } from '../people/roster';
import type { CellFault } from './cell-fault';
import type { Table } from './cells';
import { columnsIn, filledRows, type Layout, type LocatedTable, located, locateTable } from './located-table';
import { unsureSigns } from './options';
import { eitherColumn, everyRosterColumn, rosterAliases, rosterColumnOf, rosterFallbackOf, severalColumn } from './roster-headers';
import type { RowCells } from './row';
import type { WholeFault } from './whole-fault';

/** The most people of a roster; a sheet with more is refused. */
export const maxRoster = 5_000;

const rosterLayout: Layout = {
  columns: everyRosterColumn,
  aliases: rosterAliases,
  wider: rosterColumnOf,
  fallback: rosterFallbackOf,
  missing(found) {
    const named = ['Name', ...(found.has(severalColumn) ? [] : ['Group'])].filter((column) => !found.has(column));
    const hasAddress = ['Email', 'Phone', eitherColumn].some((column) => found.has(column));
    return hasAddress ? named : [...named, eitherColumn];
  },
  most: maxRoster,
};

/** The columns of a roster that a header has, place by place; undefined where it has none. */
export const rosterColumnsIn = columnsIn(rosterLayout);

/** Finds the first table of a workbook that has the columns of a roster in one of its first rows. Returns the fault if there is none. */
export const rosterTable = (tables: readonly Table[]): LocatedTable | WholeFault => locateTable(tables, rosterLayout);

/** A good row: whom the institute expects in a group. Addresses are written as sign-ins have them; empty: none. */
export interface ExpectedPerson {
  row: number;
  name: string;
  email: string;
  phone: string;
  /** The first one. */
  group: string;
  /** The names of all, each once, of a row that says several. */
  groups?: string[];
}

/** A row that is refused, with its cells as they are written, shortened. */
export type RefusedPerson = ExpectedPerson & { faults: CellFault[] };
export type RosterReading = ExpectedPerson | RefusedPerson;

const NameSchema = requiredLine(maxLength.name);

const issuesOf = (schema: v.GenericSchema<string, string>, text: string): Fault[] =>
  (v.safeParse(schema, text).issues ?? []).map(({ message }) => faultIn(message));

interface Written {
  name: string;
  email: string;
  phone: string;
  group: string;
  /** All of them, as they are written. */
  groups: string[];
  /** The cell of several names has more than a learner can have groups; then none of them is looked at. */
  hasTooMany: boolean;
}

/** Names of a cell: this many times the groups of a learner are read, since parts may be empty. */
const partsPerGroup = 10;

/** The names in a cell of several; null: more than a learner can have groups. One string of a workbook may stand in thousands of its cells. */
function severalIn(cell: string): string[] | null {
  const most = maxItems.groupsOfLearner;
  const parts = cell.split(';', partsPerGroup * most);
  const names = parts.filter((part) => part.trim() !== '');
  return parts.length === partsPerGroup * most || names.length > most ? null : names.map((name) => inOneLine(name).trim());
}

/** Each name once, as it stands first; case and spacing do not matter. */
export function eachOnce(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of names) if (!found.has(nameKey(name))) found.set(nameKey(name), name);
  return [...found.values()];
}

/** Words that lists use for a missing address. */
const noAddress = /^(?:[-–—.]+|n\.?\s?[/.]?\s?a\.?|nil|none|no|not (?:available|given|known)|नहीं(?: है)?|उपलब्ध नहीं)$/i;
const addressIn = (text: string): string => (noAddress.test(text.trim()) ? '' : text);

/** What the sheet has in each column; an address in the column for both kinds goes to its own. */
function writtenIn(cells: RowCells): Written | CellFault[] {
  const faults = rosterLayout.columns.flatMap((column) => {
    const cell = cells(column);
    return typeof cell === 'string' ? [] : [{ column, why: cell.fault }];
  });
  if (faults.length > 0) return faults;
  const text = (column: string) => inOneLine(cells(column) as string);
  const either = addressIn(text(eitherColumn));
  const isEmail = either.includes('@');
  const several = severalIn(cells(severalColumn) as string);
  const groups = eachOnce([text('Group'), ...(several ?? [])].filter((name) => name !== ''));
  return {
    name: text('Name'),
    email: addressIn(text('Email')) || (isEmail ? either : ''),
    phone: addressIn(text('Phone')) || (isEmail ? '' : either),
    group: groups[0] ?? '',
    groups,
    hasTooMany: several === null,
  };
}

/** One of a cell at most. */
function groupFaults({ group, groups: [, ...others], hasTooMany }: Written): CellFault[] {
  const most = maxItems.groupsOfLearner;
  if (hasTooMany || others.length >= most) return [{ column: severalColumn, why: { code: 'groups-of-learner', most } }];
  const [first] = others.flatMap((name) => issuesOf(GroupNameSchema, name));
  return [
    ...issuesOf(GroupNameSchema, group).map((why) => ({ column: 'Group', why })),
    ...(first === undefined ? [] : [{ column: severalColumn, why: first }]),
  ];
}

function faultsOf(written: Written): CellFault[] {
  const { name, email, phone } = written;
  const address: CellFault[] = [];
  if (email === '' && phone === '') address.push({ column: 'Email', why: { code: 'address-missing' } });
  if (email !== '' && emailFrom(email) === null) address.push({ column: 'Email', why: { code: 'not-an-email' } });
  if (phone !== '' && phoneFrom(phone) === null) address.push({ column: 'Phone', why: { code: 'not-a-phone' } });
  // A row that the page made of a file with one cell too many.
  if (name.startsWith(unsureSigns.row))
    return [{ column: 'Name', why: { code: 'longer-than-header' } }, ...address, ...groupFaults(written)];
  return [...issuesOf(NameSchema, name).map((why) => ({ column: 'Name', why })), ...address, ...groupFaults(written)];
}

const blank = { name: '', email: '', phone: '', group: '' };

/** A cell that nothing was checked of, for its admin to recognize. */
const shortened = ({ name, email, phone, group }: Written): Omit<Written, 'groups' | 'hasTooMany'> => ({
  ...{ name: excerpt(name), email: excerpt(email), phone: excerpt(phone), group: excerpt(group) },
});

/** A line below a list, such as "Total: 10" or "कुल विद्यार्थी 10", and the number beside one. */
const totalWords = /^(?:(?:grand|sub)[ -]?)?total(?!\p{L}).*$|^कुल(?![\p{L}\p{M}]).*$/iu;
const fewDigits = /^[\d०-९]{1,5}$/;

/** What stands in the cells of a row. */
const textsIn = (cells: RowCells): string[] =>
  everyRosterColumn.flatMap((column) => {
    const cell = cells(column);
    return cell === '' ? [] : [typeof cell === 'string' ? inOneLine(cell) : '?'];
  });

/** Whether a filled row is no person: it says how many there are. */
const isTotal = (texts: readonly string[]): boolean =>
  texts.some((text) => totalWords.test(text)) && texts.every((text) => totalWords.test(text) || fewDigits.test(text));

const mostBesides = 20;

/** What stands in the rows of a roster that are no people, such as "Total: 10", each by its beginning; the first 20. */
const notPeopleIn = (table: LocatedTable): string[] =>
  [...filledRows(table, rosterLayout)]
    .map(({ cells }) => textsIn(cells))
    .filter(isTotal)
    .slice(0, mostBesides)
    .map((texts) => excerpt(texts.join(' ')));

/** The place of a roster for the reply, with the rows that are no people. */
export function rosterLocated(table: LocatedTable): Located {
  const besides = notPeopleIn(table);
  return { ...located(table), ...(besides.length > 0 && { besides }) };
}

/** Each filled row of a roster that is a person. An address that stands in a good row above is refused. */
export function readRoster(table: LocatedTable): RosterReading[] {
  const rowOf = new Map<string, number>();
  const twice = (column: string, address: string): CellFault[] => {
    const row = rowOf.get(address);
    return row === undefined ? [] : [{ column, why: { code: 'same-as-row', row } }];
  };
  const rows = [...filledRows(table, rosterLayout)].filter(({ cells }) => !isTotal(textsIn(cells)));
  return rows.map(({ row, cells }) => {
    const written = writtenIn(cells);
    if (Array.isArray(written)) return { row, ...blank, faults: written };
    const { groups, hasTooMany, ...said } = written;
    const person = { ...said, email: emailFrom(written.email) ?? '', phone: phoneFrom(written.phone) ?? '' };
    const faults = [...faultsOf(written), ...twice('Email', person.email), ...twice('Phone', person.phone)];
    if (faults.length > 0) return { row, ...shortened(written), faults };
    for (const address of [person.email, person.phone]) if (address !== '') rowOf.set(address, row);
    return { row, ...person, ...(groups.length > 1 && { groups }) };
  });
}
