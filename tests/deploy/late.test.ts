import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsOf } from '../../contract/assessment/assessment';
import { debian, filesOf, machines, write } from '../../deploy/machines.mjs';
import { correctKey } from '../../server/assessments/regrade';
import { erasureRegistry } from '../../server/store/privacy/registry';
import { assessmentOf, fill, handIn, type Made, rightOptions, submission } from '../server/kit/bank';
import { correctionOf } from '../server/kit/correction';
import { onPostgres } from '../server/kit/on-postgres';
import { openPortal, type TestPortal } from '../server/kit/portal';
import { postgresBin } from '../server/kit/postgres-programs';
import { rescueOf } from '../server/kit/rescue';
import { everyTable, fullPerson } from '../server/suites/data/full-person';

const deploy = resolve(import.meta.dirname, '../../deploy');
const tables = readFileSync(join(deploy, 'restore/etc/pgbackrest/late.tables'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

describe('what a restore brings back from a later copy', () => {
  it('is said of each table', () => {
    expect(tables.map((line) => line.split(' ')[0]).toSorted()).toEqual(Object.keys(erasureRegistry).toSorted());
    expect(tables.filter((line) => !/^\w+ (?:add|add if .+|newer if .+|whole|mirror|stay)$/.test(line))).toEqual([]);
  });
});

const bin = (await postgresBin()) ?? '';
const hasPsql = existsSync(join(bin, 'psql'));
if (!hasPsql) process.stderr.write('psql is not installed here, so this is not tested: rows of a later copy.\n');

/** Rows of a table in any order, as their database has them as text. */
const rowsOf = async (portal: TestPortal): Promise<Map<string, string[]>> => {
  const all = [...(await everyTable(portal))].map(([name, rows]) => [name, JSON.parse(rows) as unknown[]] as const);
  return new Map(all.map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).toSorted()]));
};

describe.skipIf(!hasPsql)('rows of a later copy', () => {
  onPostgres('in a restored database', (postgres) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-late-'));
    const script = join(folder, 'etc/pgbackrest/restore.sh');
    const copy = join(folder, 'late');
    let url: string;
    let made: Made;
    /** An assessment that was a draft in the second of the restore. */
    let draft: number;
    let portal: TestPortal;
    afterAll(() => rmSync(folder, { recursive: true }));

    /** The address of another database of the same server. */
    const addressOf = (database: string): string => {
      const address = new URL(url);
      address.pathname = database;
      return address.href;
    };
    const query = async (text: string, database = 'portal') => {
      const client = new pg.Client(addressOf(database));
      await client.connect();
      const { rows } = await client.query<Record<string, string>>(text);
      await client.end();
      return rows;
    };
    const late = (...words: string[]) => {
      const { status, stdout, stderr } = spawnSync(script, ['late', copy, ...words], { encoding: 'utf8' });
      return { status, said: stdout + stderr };
    };
    const sends = (uid: string, hits: number, chance?: number) =>
      portal.learner(uid).call('submit', handIn({ ...submission(made, hits), ...(chance !== undefined && { chance }) }));
    const params = () => ({ id: made.paper.id });
    const restored = () => openPortal(addressOf('restored'));

    beforeAll(async () => {
      url = await postgres.migrated();
      await query('create role postgres superuser login', 'postgres');
      await query(`alter database ${new URL(url).pathname.slice(1)} rename to portal`, 'postgres');
      url = addressOf('portal');
      const [socket] = await query(`select current_setting('unix_socket_directories') as dir, current_setting('port') as port`);
      mkdirSync(`${copy}.run`);
      symlinkSync(`${socket?.dir}/.s.PGSQL.${socket?.port}`, `${copy}.run/.s.PGSQL.5432`);
      const places = {
        POSTGRES_BIN: bin,
        SOCKET_DIR: socket?.dir ?? '',
        DATABASE_PORT: socket?.port ?? '',
        BACKUP_ETC: join(folder, 'etc/pgbackrest'),
      };
      const db1 = machines.filter(({ name }) => name === 'db1').map((machine) => ({ ...machine, parts: ['restore'] }));
      for (const machine of db1) {
        const files = filesOf(machine, { ...debian, BACKUP_PASSPHRASE: 'x', DB1: 'x', ...places }, deploy);
        // Both databases are of one server here.
        write(
          files.map((file) => ({ ...file, text: file.text.replace('-d portal "$@"', '-d restored "$@"') })),
          folder,
        );
      }
      portal = await openPortal(url);
      made = await assessmentOf(portal, 4);
      await portal.admin.call('getRole', { params: { uid: 'head' } });
      await sends('asha', 3);
      await sends('ravi', 1);
      const category = await portal.admin.call('addCategory', { query: { name: 'Drafts' } });
      await fill(portal, category.id, 3, 'Draft');
      const subjects = [{ name: 'S', categoryIds: [category.id], numberOfQuestions: 2 }];
      const exam = { name: 'E', timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1, subjects };
      const { id: examId } = await portal.admin.call('createExam', { body: exam });
      draft = (await portal.admin.call('generateFromExam', { body: { examId, name: 'Draft', state: 'draft' } })).id;
      // Its schedule goes with the first publication; another one stays.
      await portal.admin.call('generateFromExam', { body: { examId, name: 'Another draft', state: 'draft' } });
      for (const uid of ['ravi', 'half']) {
        const profile = { uid, firstName: uid, lastName: 'N', email: `${uid}@portal.test`, phone: '', location: 'Pune' };
        await portal.learner(uid).call('saveProfile', { body: profile });
      }
      await portal.admin.call('importSubmission', { body: rescueOf(submission(made, 1), 'half', { finished: false }) });
    });

    it('are refused while the portal runs, and for a table that there is not', async () => {
      await portal.close();
      await query('create database restored template portal', 'postgres');
      const other = await restored();
      expect(late()).toMatchObject({ status: 1, said: expect.stringContaining('The portal is running.') });
      await other.close();
      expect(late('--without=people; x')).toMatchObject({ status: 1 });
      expect(late('--without=submission')).toEqual({ status: 1, said: "What is '--without=submission'? A word is --without=TABLE.\n" });
    });

    it('are all that learners were told is stored', async () => {
      portal = await openPortal(url);
      portal.clock.now += 60_000;
      await fullPerson(portal, made);
      await portal.admin.call('giveChance', { params: params(), body: { uids: ['ravi'], reason: 'A power cut', counts: 'last' } });
      await sends('ravi', 2, 2);
      await sends('half', 2);
      await sends('sita', 4);
      const drawn = await portal.admin.call('getDrawn', { params: { id: draft } });
      const questionId = drawn.subjects[0]?.questions[0]?.id ?? 0;
      await portal.admin.call('redrawQuestion', { params: { id: draft }, body: { version: 1, questionId } });
      await portal.admin.call('setSchedule', { params: { id: draft }, body: { state: 'published' } });
      const paper = await portal.learner('asha').call('getPaper', { params: { id: draft } });
      const asked = submission({ paper, right: await rightOptions(portal) }, 2);
      await portal.learner('asha').call('submit', handIn(asked));
      const [corrected] = questionsOf(made.paper);
      const wrong = ((made.right.get(corrected?.id ?? 0) ?? 0) % 4) + 1;
      await correctKey(portal.store, correctionOf(made.paper.id, corrected?.id ?? 0, wrong), portal.clock.now);
      await portal.close();
      expect(late()).toMatchObject({ status: 0, said: expect.stringMatching(/^submissions: 4 added, 3 changed, 0 removed$/m) });

      portal = await openPortal(url);
      const other = await restored();
      const [all, brought] = [await rowsOf(portal), await rowsOf(other)];
      await portal.close();
      // A change of a question that was there in that second is the institute's.
      const differing = [...all].filter(([name, rows]) => JSON.stringify(rows) !== JSON.stringify(brought.get(name))).map(([name]) => name);
      expect(differing).toEqual(['question_changes']);
      expect((await other.learner('ravi').call('getResult', { params: params() })).counted).toEqual({ number: 2, of: 2, counts: 'last' });
      // A paper that was changed, and sat, since that second.
      expect(await other.learner('asha').call('getPaper', { params: { id: draft } })).toEqual(paper);
      // What comes after them gets an id of its own.
      const { id } = await other.admin.call('createGroup', { body: { name: 'After the restore' } });
      expect(Number((await query('select max(id) as id from groups'))[0]?.id)).toBe(id - 1);
      await other.close();
    });

    it('are not scores that were overwritten, nor of a table that the operator leaves out', async () => {
      const asha = `where uid = 'asha' and assessment_id = ${made.paper.id}`;
      const ravi = async () => (await query(`select count(*) as count from numbered_hand_ins where uid = 'ravi'`, 'restored'))[0]?.count;
      const score = async () => (await query(`select score from submissions ${asha}`, 'restored'))[0]?.score;
      const before = await score();
      await query('update submissions set score = -99');
      await query(`delete from numbered_hand_ins where uid = 'ravi'`, 'restored');
      expect(late('--without=numbered_hand_ins')).toMatchObject({ status: 0 });
      expect([await score(), await ravi()]).toEqual([before, '0']);
      // A table that the mistake took from the copy too.
      await query('drop table practice_events');
      expect(late()).toMatchObject({ status: 1, said: expect.stringContaining('take a copy of a second before it was lost') });
      expect(await ravi()).toBe('0');
      await query('delete from push_subscriptions');
      expect(late('--without=practice_events')).toMatchObject({
        status: 1,
        said: expect.stringContaining('no rows in push_subscriptions'),
      });
      await query(
        `insert into push_subscriptions (endpoint_hash, uid, endpoint, p256dh, auth, added_at) values ('h', 'ravi', 'e', 'p', 'a', 1)`,
      );
      expect(late('--without=practice_events')).toMatchObject({ status: 0 });
      expect([await score(), await ravi()]).toEqual([before, '2']);
    });
  });
});
