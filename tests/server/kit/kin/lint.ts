import { loadModule, parseSync } from 'libpg-query';
import { distributed, type Finds, type Kin, known, type Pattern, type Rule, rules } from './rules';

/** A rule that a statement breaks. */
export interface Finding {
  kin: Kin;
  says: string;
  source: string;
  statement: string;
}

type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every object in a tree, the outermost first, with the name that it stands under. */
function* nodesOf(value: unknown, name = ''): Generator<[string, Tree]> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one, name);
  else if (isTree(value)) {
    yield [name, value];
    for (const [key, one] of Object.entries(value)) yield* nodesOf(one, key);
  }
}

function matches(value: unknown, pattern: Pattern): boolean {
  if (pattern === null) return value === undefined;
  if (pattern instanceof RegExp) return typeof value === 'string' && pattern.test(value);
  if (Array.isArray(pattern)) return Array.isArray(value) && pattern.every((one) => value.some((own) => matches(own, one)));
  if (typeof pattern === 'object') return isTree(value) && Object.entries(pattern).every(([key, one]) => matches(value[key], one));
  return value === pattern;
}

const holds = (tree: unknown, node: string, has: Pattern): boolean => {
  for (const [name, own] of nodesOf(tree)) if (name === node && matches(own, has)) return true;
  return false;
};

const isDistributed = (tree: unknown): boolean =>
  Object.keys(distributed).some((relname) => holds(tree, 'RangeVar', { relname }) || holds(tree, 'relation', { relname }));

/** Whether a condition asks for one value of the distribution column. */
const isOfOneShard = (tree: unknown): boolean => {
  const column = { ColumnRef: { fields: [{ String: { sval: 'uid' } }] } };
  return holds(tree, 'A_Expr', { kind: 'AEXPR_OP', name: [{ String: { sval: '=' } }], lexpr: column, rexpr: { ParamRef: {} } });
};

/** The names that a query gives to the tables of its own FROM. */
function namesIn(from: unknown): Set<string> {
  const names = new Set<string>();
  for (const [name, own] of nodesOf(from)) {
    const alias = isTree(own.alias) ? own.alias.aliasname : undefined;
    if (name === 'RangeVar') names.add(String(alias ?? own.relname));
    else if (name === 'RangeSubselect') names.add(String(alias));
  }
  return names;
}

/** Whether a query inside of another names a table of the other one. */
function isCorrelated(query: Tree): boolean {
  const own = namesIn(query.fromClause);
  for (const [name, { fields }] of nodesOf(query)) {
    if (name !== 'ColumnRef' || !Array.isArray(fields) || fields.length < 2) continue;
    const [first] = fields as Tree[];
    const table = isTree(first?.String) ? String(first.String.sval) : '';
    if (!own.has(table)) return true;
  }
  return false;
}

function hasCorrelated(tree: unknown): boolean {
  for (const [name, { subselect }] of nodesOf(tree)) {
    if (name !== 'SubLink' || !isTree(subselect) || !isTree(subselect.SelectStmt)) continue;
    const query = subselect.SelectStmt;
    if (isDistributed(query.fromClause) && !isOfOneShard(query) && isCorrelated(query)) return true;
  }
  return false;
}

/** Whether a table or an index makes something unique in a distributed table without its distribution column. */
function isUniqueAcrossShards(tree: unknown): boolean {
  const keys: [unknown, string[]][] = [];
  for (const [name, own] of nodesOf(tree)) {
    const table = isTree(own.relation) ? own.relation.relname : undefined;
    const texts = (value: unknown, key: string) =>
      [...nodesOf(value)].filter(([at]) => at === key).map(([, node]) => String(node.sval ?? node.name));
    if (name === 'IndexStmt' && own.unique === true) keys.push([table, texts(own.indexParams, 'IndexElem')]);
    if (name !== 'CreateStmt') continue;
    for (const [at, column] of nodesOf(own.tableElts)) {
      const isKey = (node: Tree) => node.contype === 'CONSTR_PRIMARY' || node.contype === 'CONSTR_UNIQUE';
      if (at === 'Constraint' && isKey(column) && column.keys !== undefined) keys.push([table, texts(column.keys, 'String')]);
      if (at !== 'ColumnDef') continue;
      for (const [inner, node] of nodesOf(column.constraints))
        if (inner === 'Constraint' && isKey(node)) keys.push([table, [String(column.colname)]]);
    }
  }
  return keys.some(([table, columns]) => typeof table === 'string' && table in distributed && !columns.includes(distributed[table] ?? ''));
}

/** A statement as PostgreSQL reads it. */
interface Read {
  tree: unknown;
  /** The nodes of its tree by their names. */
  nodes: Map<string, Tree[]>;
}

/** Throws where PostgreSQL's own parser does not take the statement. */
function read(statement: string): Read {
  const tree: unknown = parseSync(statement);
  const nodes = new Map<string, Tree[]>();
  for (const [name, own] of nodesOf(tree)) {
    const same = nodes.get(name);
    if (same === undefined) nodes.set(name, [own]);
    else same.push(own);
  }
  return { tree, nodes };
}

const finds = ({ tree, nodes }: Read, what: Finds): boolean => {
  if ('node' in what) return nodes.get(what.node)?.some((own) => matches(own, what.has)) === true;
  return what.check === 'correlated' ? hasCorrelated(tree) : isUniqueAcrossShards(tree);
};

const breaks = (statement: Read, { finds: what, isAcrossShards }: Rule): boolean =>
  finds(statement, what) && (isAcrossShards !== true || (isDistributed(statement.tree) && !isOfOneShard(statement.tree)));

/** Whether a statement changes the schema. */
export const isSchemaChange = (statement: string): boolean =>
  [...read(statement).nodes.keys()].some((name) => /^(Create|Alter|Drop|Index)\w*Stmt$|^CreateTrigStmt$/.test(name));

/** Every rule that a statement breaks, whether that is known or not. Throws where PostgreSQL's own parser does not take the statement. */
export function findingsIn(statement: string, of: readonly Rule[] = rules): Finding[] {
  const asRead = read(statement);
  return of.filter((rule) => breaks(asRead, rule)).map(({ kin, says, source }) => ({ kin, says, source, statement }));
}

/** Whether a finding is among the known ones. */
export const isKnown = ({ kin, says, statement }: Finding): boolean =>
  known.some((one) => one.kin === kin && one.says === says && one.statement.test(statement));

/** PostgreSQL's own parser, which is asked for before the first statement. */
export const loadParser = (): Promise<void> => loadModule();

/** The findings of all statements that a suite sent. What CockroachDB is sent instead for its schema: tests/server/store/kin/schema.test.ts. */
export async function findingsOf(sent: ReadonlyMap<string, string>): Promise<Finding[]> {
  await loadParser();
  const rulesFor = (statement: string) => (isSchemaChange(statement) ? rules.filter((rule) => rule.kin !== 'cockroach') : rules);
  return [...sent.values()].flatMap((statement) => findingsIn(statement, rulesFor(statement)));
}
