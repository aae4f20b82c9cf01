// What relatives of PostgreSQL do not take, by their own documentation, read in November 2026 (CockroachDB 26.3, YugabyteDB 2025.2, Citus 13).
// A rule is a part of PostgreSQL's own syntax tree. ADR 54.

export const kin = ['cockroach', 'yugabyte', 'citus'] as const;
export type Kin = (typeof kin)[number];

/** A value that a node must have at least: an object in part, a list with an element for each of these, a text by its letters, null for nothing. */
export type Pattern = string | number | boolean | RegExp | null | readonly Pattern[] | { readonly [key: string]: Pattern };

/** What a rule finds: a node of the tree, or something that only the whole of a query tells (`lint.ts`). */
export type Finds = { node: string; has: Pattern } | { check: 'correlated' | 'without-distribution-column' };

export interface Rule {
  kin: Kin;
  /** The database's words for it, shortened. */
  says: string;
  source: string;
  finds: Finds;
  /** Citus: found only where a table is concerned that is distributed, and not for one learner alone. */
  isAcrossShards?: true;
  /** A statement that the rule finds, and a near one that it leaves. */
  found: string;
  left: string;
}

const cockroachDocs = 'https://www.cockroachlabs.com/docs/v26.3/';
const yugabyteDocs = 'https://docs.yugabyte.com/stable/';
const yugabyteIssue = (number: number) => `https://github.com/yugabyte/yugabyte-db/issues/${number}`;
const citusLimits = 'https://docs.citusdata.com/en/stable/develop/reference_workarounds.html';

const listens = ['ListenStmt', 'NotifyStmt', 'UnlistenStmt'] as const;
const advisory = { funcname: [{ String: { sval: /^pg_(try_)?advisory/ } }] };

const cockroach: readonly Omit<Rule, 'kin'>[] = [
  {
    says: 'temporary tables are off unless a session turns them on, and are a preview',
    source: `${cockroachDocs}temporary-tables`,
    finds: { node: 'CreateStmt', has: { relation: { relpersistence: 't' } } },
    found: 'create temporary table t (a text)',
    left: 'create table t (a text)',
  },
  {
    says: 'statement-level triggers are not supported',
    source: 'https://github.com/cockroachdb/cockroach/issues/126362',
    finds: { node: 'CreateTrigStmt', has: { row: null } },
    found: 'create trigger t before truncate on trail for each statement execute function f()',
    left: 'create trigger t before delete on trail for each row execute function f()',
  },
  // Of a column, and in an expression.
  ...(['collClause', 'CollateClause'] as const).map((node) => ({
    says: 'operations on collated strings cannot involve strings of another collation or of none',
    source: `${cockroachDocs}collate`,
    finds: { node, has: {} },
    found: node === 'collClause' ? 'create table t (a text collate "C")' : 'select a from t order by a collate "C"',
    left: 'create table t (a text)',
  })),
  {
    says: 'the type of a column cannot be changed inside a transaction',
    source: `${cockroachDocs}alter-table`,
    finds: { node: 'AlterTableCmd', has: { subtype: 'AT_AlterColumnType' } },
    found: 'alter table t alter column a type bigint',
    left: 'alter table t add column a bigint',
  },
  {
    says: 'an integer divided by an integer is a decimal, not an integer',
    source: `${cockroachDocs}postgresql-compatibility`,
    finds: { node: 'A_Expr', has: { kind: 'AEXPR_OP', name: [{ String: { sval: '/' } }] } },
    found: 'select seen_at / 60000 from starts',
    left: 'select seen_at - seen_at % 60000 from starts',
  },
  ...listens.map((node, at) => ({
    says: 'LISTEN and NOTIFY are not supported',
    source: `${cockroachDocs}postgresql-compatibility`,
    finds: { node, has: {} },
    found: ['listen changes', "notify changes, 'a'", 'unlisten changes'][at] ?? '',
    left: 'select 1',
  })),
  {
    says: 'advisory locks are accepted and lock nothing',
    source: 'https://github.com/cockroachdb/cockroach/issues/13546',
    finds: { node: 'FuncCall', has: advisory },
    found: 'select pg_advisory_xact_lock(1)',
    left: 'select coalesce(1, 2), count(*)',
  },
  {
    says: 'LOCK TABLE is not supported',
    source: `${cockroachDocs}sql-feature-support`,
    finds: { node: 'LockStmt', has: {} },
    found: 'lock table categories',
    left: 'update categories set name = name where id = 1',
  },
  {
    says: 'constraints cannot be deferred',
    source: `${cockroachDocs}known-limitations`,
    finds: { node: 'Constraint', has: { contype: 'CONSTR_ATTR_DEFERRABLE' } },
    found: 'create table t (a int references u deferrable)',
    left: 'create table t (a int references u)',
  },
  {
    says: 'exclusion constraints are not supported',
    source: 'https://github.com/cockroachdb/cockroach/issues/46657',
    finds: { node: 'Constraint', has: { contype: 'CONSTR_EXCLUSION' } },
    found: 'create table t (a int, exclude using gist (a with =))',
    left: 'create table t (a int unique)',
  },
  {
    says: 'MERGE is not supported',
    source: `${cockroachDocs}sql-feature-support`,
    finds: { node: 'MergeStmt', has: {} },
    found: 'merge into t using u on t.a = u.a when matched then delete',
    left: 'insert into t values (1) on conflict do nothing',
  },
];

const yugabyteLimits = `${yugabyteDocs}reference/configuration/postgresql-compatibility/`;

const yugabyte: readonly Omit<Rule, 'kin'>[] = [
  ...listens.map((node, at) => ({
    says: 'LISTEN and NOTIFY are not supported before 2025.2.3',
    source: `${yugabyteDocs}api/ysql/the-sql-language/statements/cmd_listen_notify/`,
    finds: { node, has: {} },
    found: ['listen changes', "notify changes, 'a'", 'unlisten changes'][at] ?? '',
    left: 'select 1',
  })),
  {
    says: 'advisory locks are not supported before 2025.1',
    source: yugabyteIssue(3642),
    finds: { node: 'FuncCall', has: advisory },
    found: 'select pg_try_advisory_lock(1)',
    left: 'select max(id) from questions',
  },
  {
    says: 'LOCK TABLE is not supported',
    source: yugabyteIssue(5384),
    finds: { node: 'LockStmt', has: {} },
    found: 'lock table categories in share mode',
    left: 'update categories set name = name where id = 1',
  },
  {
    says: 'tables cannot inherit',
    source: yugabyteIssue(5956),
    finds: { node: 'CreateStmt', has: { inhRelations: [{}] } },
    found: 'create table t () inherits (u)',
    left: 'create table t (a int references u)',
  },
  {
    says: 'exclusion constraints are not supported',
    source: yugabyteIssue(3944),
    finds: { node: 'Constraint', has: { contype: 'CONSTR_EXCLUSION' } },
    found: 'create table t (a int, exclude using gist (a with =))',
    left: 'create table t (a int unique)',
  },
  {
    says: 'constraints other than foreign keys cannot be deferred',
    source: yugabyteIssue(1709),
    finds: { node: 'Constraint', has: { contype: 'CONSTR_ATTR_DEFERRABLE' } },
    found: 'create table t (a int unique deferrable)',
    left: 'create table t (a int unique)',
  },
  {
    says: 'GiST indexes are not supported',
    source: yugabyteIssue(1337),
    finds: { node: 'IndexStmt', has: { accessMethod: 'gist' } },
    found: 'create index i on t using gist (a)',
    left: 'create index i on t (a)',
  },
  {
    says: 'generated stored columns are not supported',
    source: yugabyteIssue(10695),
    finds: { node: 'Constraint', has: { contype: 'CONSTR_GENERATED' } },
    found: 'create table t (a int, b int generated always as (a * 2) stored)',
    left: 'create table t (a int generated by default as identity)',
  },
  {
    says: 'the system columns of a row tell nothing, or are refused',
    source: yugabyteLimits,
    finds: { node: 'ColumnRef', has: { fields: [{ String: { sval: /^(ctid|xmin|xmax|cmin|cmax)$/ } }] } },
    found: 'select ctid from t',
    left: 'select uid from t',
  },
  {
    says: 'transactions cannot be prepared (XA)',
    source: yugabyteIssue(11084),
    finds: { node: 'TransactionStmt', has: { kind: 'TRANS_STMT_PREPARE' } },
    found: "prepare transaction 'a'",
    left: 'commit',
  },
];

/** Tables of the learners' rows: they grow with every sitting, and Citus distributes them. All others are small, and stand on every node. */
export const distributed: Record<string, string> = {
  submissions: 'uid',
  starts: 'uid',
  paper_fetches: 'uid',
  arrivals: 'uid',
  remarks: 'uid',
};

const citus: readonly Omit<Rule, 'kin'>[] = [
  {
    says: 'SELECT … FOR UPDATE works in queries of one shard only',
    source: citusLimits,
    isAcrossShards: true,
    finds: { node: 'SelectStmt', has: { lockingClause: [{}] } },
    found: 'select uid from submissions where assessment_id = $1 for update',
    left: 'select uid from submissions where uid = $1 for update',
  },
  {
    says: 'TABLESAMPLE works in queries of one shard only',
    source: citusLimits,
    isAcrossShards: true,
    finds: { node: 'RangeTableSample', has: {} },
    found: 'select uid from submissions tablesample system (1)',
    left: 'select id from questions tablesample system (1)',
  },
  {
    says: 'recursive queries work for one shard only',
    source: citusLimits,
    isAcrossShards: true,
    finds: { node: 'SelectStmt', has: { withClause: { recursive: true } } },
    found: 'with recursive r as (select 1 as n union select n + 1 from r) select uid from submissions',
    left: 'with recursive r as (select 1 as n union select n + 1 from r) select id from categories',
  },
  {
    says: 'grouping sets work in queries of one shard only',
    source: citusLimits,
    isAcrossShards: true,
    finds: { node: 'GroupingSet', has: {} },
    found: 'select count(*) from submissions group by rollup (assessment_id, uid)',
    left: 'select count(*) from submissions group by assessment_id, uid',
  },
  {
    says: 'a subquery may depend on its query by the distribution column only',
    source: citusLimits,
    finds: { check: 'correlated' },
    found: 'select id from assessments as a where exists (select 1 from submissions as s where s.assessment_id = a.id)',
    left: 'select id from assessments as a where exists (select 1 from submissions as s where s.assessment_id = a.id and s.uid = $1)',
  },
  {
    says: 'triggers on distributed tables are not supported',
    source: 'https://docs.citusdata.com/en/stable/extra/triggers.html',
    finds: { node: 'CreateTrigStmt', has: { relation: { relname: new RegExp(`^(${Object.keys(distributed).join('|')})$`) } } },
    found: 'create trigger t before delete on submissions for each row execute function f()',
    left: 'create trigger t before delete on trail for each row execute function f()',
  },
  {
    says: 'a key of a distributed table must have the distribution column',
    source: 'https://docs.citusdata.com/en/stable/develop/reference_ddl.html',
    finds: { check: 'without-distribution-column' },
    found: 'create table starts (id bigint primary key, uid text)',
    left: 'create table starts (assessment_id bigint, uid text, primary key (assessment_id, uid))',
  },
];

const of = (name: Kin, rules: readonly Omit<Rule, 'kin'>[]): Rule[] => rules.map((rule) => ({ kin: name, ...rule }));

export const rules: readonly Rule[] = [...of('cockroach', cockroach), ...of('yugabyte', yugabyte), ...of('citus', citus)];

/** Statements that a relative does not take, which are known, and what comes of it. */
export const known: readonly { kin: Kin; says: string; statement: RegExp; so: string }[] = [
  {
    kin: 'citus',
    says: 'a subquery may depend on its query by the distribution column only',
    statement: /^select "a"\."id", "a"\."name" from "assessments" as "a" where exists \(select "s"\."uid" from "submissions" as "s"/,
    so: "an admin's Today does not load; no learner and no hand-in is concerned",
  },
  {
    kin: 'citus',
    says: 'a subquery may depend on its query by the distribution column only',
    statement:
      /^select "id", "name", "created_at", .* and exists \(select "uid" from "submissions" where "submissions"\."assessment_id" = "assessments"\."id"/,
    so: "an admin's comparison with the last five assessments does not load",
  },
  {
    kin: 'citus',
    says: 'a subquery may depend on its query by the distribution column only',
    statement:
      /\(select count\(\*\) as "count" from "submissions" where "submissions"\."uid" = "people"\."uid" and .+\) as "hand_ins" from "people"/,
    so: "an admin's list of people does not load; no learner and no hand-in is concerned",
  },
  {
    kin: 'citus',
    says: 'a subquery may depend on its query by the distribution column only',
    statement: /from "archived_assessments" where "is_deleted" = \$\d+ and not exists \(select "submissions"\."uid" from "submissions"/,
    so: "an admin's list of the archive does not load, and no assessment is deleted",
  },
  {
    kin: 'citus',
    says: 'a subquery may depend on its query by the distribution column only',
    statement:
      /^select ("seen_at", |count\(\*\) as "count", min\(case ).* from "starts" .* in \(select sighted\.uid from people as sighted where/,
    so: 'the desk of an admin who has groups does not load; no learner and no hand-in is concerned',
  },
];
