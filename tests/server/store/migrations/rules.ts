/** A step as the rules see it: what it says of itself, and its statements on one engine. */
export interface Step {
  name: string;
  unusedSince?: string;
  meanwhile?: string;
  statements: readonly string[];
}

/** Statements that change rows, or read them in order to change them. */
const fills = /^(select|insert|update|with)\b/i;
const pragma = /^pragma\b/i;

const nameOf = (text: string): string => text.replaceAll('"', '').toLowerCase();
const created = (statement: string): string | null => {
  const [, name] = /^create table (?:if not exists )?("?\w+"?)/i.exec(statement) ?? [];
  return name === undefined ? null : nameOf(name);
};

/** A new column that rows of old processes can be without: null, or a constant. */
function columnFault(definition: string): string | null {
  if (/\b(unique|primary key|generated|check)\b/i.test(definition)) return 'a column with a condition refuses rows of old processes';
  const [, value] = /\bdefault (\S+)/i.exec(definition) ?? [];
  if (value !== undefined && !/^('[^']*'|-?\d+(\.\d+)?|true|false|null)$/i.test(value))
    return 'a default that is no constant rewrites the table';
  return /\bnot null\b/i.test(definition) && value === undefined ? 'a column without a default refuses rows of old processes' : null;
}

interface Needs {
  /** Why the version before does not survive the statement; null: it does. */
  contracts: string | null;
  /** Why the step must say what happens meanwhile; null: it need not. */
  explains: string | null;
}

const nothing: Needs = { contracts: null, explains: null };
const contracts = (why: string): Needs => ({ contracts: why, explains: null });

/** What a statement asks of its step. `isNew`: whether a table came with the same version, so that no old process knows it. */
function needsOf(statement: string, isNew: (table: string) => boolean): Needs {
  if (created(statement) !== null || pragma.test(statement) || /^create (or replace )?function\b/i.test(statement)) return nothing;
  if (fills.test(statement)) return { contracts: null, explains: 'old processes write rows after a step that fills rows' };

  const [, unique, table] = /^create (unique )?index .*?\bon ("?\w+"?)/i.exec(statement) ?? [];
  if (table !== undefined) {
    if (isNew(nameOf(table))) return nothing;
    if (unique !== undefined) return contracts('a unique index refuses rows of old processes');
    return { contracts: null, explains: 'writes wait while the index is built' };
  }

  const [, altered, change = ''] = /^alter table ("?\w+"?) (.*)$/i.exec(statement) ?? [];
  if (altered !== undefined) {
    if (isNew(nameOf(altered))) return nothing;
    if (/^add column\b/i.test(change)) return { contracts: columnFault(change), explains: null };
    return contracts('a change of a table reaches old processes');
  }

  const [, on] = /^create (?:or replace )?trigger .*?\bon ("?\w+"?)/i.exec(statement) ?? [];
  if (on !== undefined && isNew(nameOf(on))) return nothing;
  return contracts('it takes away, narrows or guards what old processes use');
}

/**
 * What is wrong with the steps that came after a release, as sentences. `releases`: the versions of the CHANGELOG, the newest first; processes of the
 * newest work while the steps are made.
 */
export function faultsOf(steps: readonly Step[], releases: readonly string[]): string[] {
  const own = new Set(steps.flatMap(({ statements }) => statements.flatMap((statement) => created(statement) ?? [])));
  const faults: string[] = [];
  for (const { name, unusedSince, meanwhile = '', statements } of steps) {
    const say = (why: string, how: string) => faults.push(`${name}: ${why}. ${how}`);
    const needs = statements.map((statement) => needsOf(statement, (table) => own.has(table)));
    const [contract] = needs.flatMap((need) => need.contracts ?? []);
    const [explain] = needs.flatMap((need) => need.explains ?? []);
    if (contract !== undefined && (unusedSince === undefined || !releases.includes(unusedSince)))
      say(contract, 'Expand first; then name in `unusedSince` the released version that already does without.');
    if (contract === undefined && unusedSince !== undefined) say('it takes nothing away', 'It needs no `unusedSince`.');
    if (explain !== undefined && meanwhile.split(' ').length < 5) say(explain, 'Say in `meanwhile` why that does no harm.');
    if (statements.filter((statement) => !fills.test(statement)).length > 1) say('it has several DDL statements', 'Make a step of each.');
  }
  return faults;
}
