import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../../../server/store/open/migrations/migrations';
import { faultsOf, type Step } from './rules';
import { engines, statementsOf } from './statements';

const root = resolve(import.meta.dirname, '../../../..');
/** The released versions, the newest first. */
const releases = [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(
  ([, version = '']) => version,
);
const [newest = ''] = releases;
const fileOf = (version: string): string => join(import.meta.dirname, 'released', `${version}.txt`);
const linesOf = (version: string): string[] => readFileSync(fileOf(version), 'utf8').trimEnd().split('\n');
const isFiled = (version: string): boolean => existsSync(fileOf(version));

const isSchema = (statement: string): boolean => /^(create|alter|drop|pragma)\b/i.test(statement);
const digest = (statements: string[]): string =>
  createHash('sha256').update(statements.filter(isSchema).join(';')).digest('hex').slice(0, 12);

/** Each step as one line: its name, and what it does to the schema on SQLite and on PostgreSQL. */
const present = await Promise.all(
  migrations.map(async (step) => {
    const [sqlite = [], postgres = []] = await Promise.all(engines.map((engine) => statementsOf(step, engine)));
    return `${digest(sqlite)} ${digest(postgres)} ${step.name}`;
  }),
);

/** How many steps the newest version has. */
const count = isFiled(newest) ? linesOf(newest).length : present.length;

describe('the steps of the schema', () => {
  it('that are released stay as they are: a database has them under their numbers', async () => {
    // A version that was just cut gets its file here, to be committed.
    await expect(`${present.slice(0, count).join('\n')}\n`).toMatchFileSnapshot(fileOf(newest));
    for (const version of releases.filter(isFiled)) expect(present.slice(0, linesOf(version).length), version).toEqual(linesOf(version));
  });

  it.each(engines)('that came after the last release can be made under its processes, on %s', async (engine) => {
    const since = migrations.slice(count);
    const steps = await Promise.all(since.map(async (step): Promise<Step> => ({ ...step, statements: await statementsOf(step, engine) })));
    expect(faultsOf(steps, releases)).toEqual([]);
  });

  it('have names of their own', () => {
    const names = migrations.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('the rules of steps', () => {
  const faults = (statement: string, more: Partial<Step> = {}) =>
    faultsOf([{ name: 'a step', statements: [statement], ...more }], ['0.9.0', '0.8.0']);

  it.each([
    'create table "desks" ("id" bigint primary key)',
    'create table if not exists desks (id bigint)',
    'alter table "people" add column "desk" bigint',
    'alter table "people" add column "desk" text default \'\' not null',
    'alter table "people" add column "desk" bigint references "desks" ("id")',
    'alter table "people" add column "rank" integer default 0 not null',
    'create or replace function refuse() returns trigger as $$ begin end $$ language plpgsql',
    'pragma application_id = 1',
  ])('let pass: %s', (statement) => expect(faults(statement)).toEqual([]));

  it.each([
    ['drop table "people"', 'takes away'],
    ['drop index "people_by_name"', 'takes away'],
    ['delete from "people"', 'takes away'],
    ['truncate people', 'takes away'],
    ['create trigger t before insert on people execute function refuse()', 'guards'],
    ['alter table "people" drop column "name"', 'reaches old processes'],
    ['alter table "people" rename to "persons"', 'reaches old processes'],
    ['alter table "people" rename column "a" to "b"', 'reaches old processes'],
    ['alter table "people" alter column "a" type bigint', 'reaches old processes'],
    ['alter table "people" alter column "a" set not null', 'reaches old processes'],
    ['alter table "people" add constraint "c" check (a > 0)', 'reaches old processes'],
    ['alter table "people" add column "desk" bigint not null', 'without a default'],
    ['alter table "people" add column "desk" bigint unique', 'with a condition'],
    ['alter table "people" add column "at" timestamptz default now()', 'no constant'],
    ['create unique index "i" on "people" ("email")', 'unique index'],
  ])('ask for a version that does without: %s', (statement, why) => {
    expect(faults(statement)).toEqual([expect.stringContaining(why)]);
    expect(faults(statement, { unusedSince: '0.10.0' })).toHaveLength(1);
    expect(faults(statement, { unusedSince: '0.9.0' })).toEqual([]);
  });

  it.each([
    ['create index "i" on "people" ("email")', 'writes wait'],
    ['create index i on people ((lower(email)))', 'writes wait'],
    ['update people set a = 1', 'old processes write rows'],
    ['insert into "people" select * from "roster"', 'old processes write rows'],
    ['select "id" from "people"', 'old processes write rows'],
  ])('ask what happens meanwhile: %s', (statement, why) => {
    expect(faults(statement)).toEqual([expect.stringContaining(why)]);
    expect(faults(statement, { meanwhile: 'nothing' })).toHaveLength(1);
    expect(faults(statement, { meanwhile: 'Rows without it are read as before.' })).toEqual([]);
  });

  it('leave a table alone that no old process knows', () => {
    const made = { name: 'desks', statements: ['create table "desks" ("id" bigint)'] };
    for (const statement of [
      'create unique index "i" on "desks" ("id")',
      'alter table "desks" add column "a" text not null',
      'create trigger t before delete on desks for each row',
    ])
      expect(faultsOf([made, { name: 'a step', statements: [statement] }], ['0.9.0'])).toEqual([]);
  });

  it('refuse two changes of the schema in one step, and a version without a reason', () => {
    const two = ['create table "a" ("id" bigint)', 'create table "b" ("id" bigint)'];
    expect(faultsOf([{ name: 'two', statements: two }], [])).toEqual([expect.stringContaining('several DDL statements')]);
    expect(faults('create table "a" ("id" bigint)', { unusedSince: '0.9.0' })).toEqual([expect.stringContaining('takes nothing away')]);
  });
});
