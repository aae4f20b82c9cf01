import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../server/store/open/migrations/migrations';
import { openStore } from '../../server/store/open/open';
import { moduleOf, sourceOf } from '../kit/old-version';
import { handIn, question } from '../server/kit/bank';
import { portalOn, type TestPortal } from '../server/kit/portal';
import { type Postgres, startPostgres } from '../server/kit/postgres';
import { postgresBin } from '../server/kit/postgres-programs';

type Kit = Pick<typeof import('../server/kit/portal'), 'portalOn'> & { openStore: typeof openStore };
type Bank = Pick<typeof import('../server/kit/bank'), 'assessmentOf' | 'submission' | 'handIn'>;

const folder = sourceOf('0.8.0');
const first = sourceOf('0.1.0');
const before = sourceOf('0.9.0');
const bin = await postgresBin();
const silent = () => undefined;

/** The server of an earlier version, in its own code, without a port. `from`: the folder with its source. */
async function serverOf(from: string | null): Promise<Kit & Bank> {
  const files = ['tests/server/kit/portal.ts', 'tests/server/kit/bank.ts', 'server/store/open.ts'];
  const [kit, bank, store] = await Promise.all(files.map((file) => moduleOf(from ?? '', file)));
  return { ...(kit as Kit), ...(bank as Bank), ...(store as Pick<Kit, 'openStore'>) };
}

let postgres: Postgres | null = null;
beforeAll(async () => {
  if (bin !== null) postgres = await startPostgres(bin);
}, 60_000);
afterAll(() => postgres?.stop());

const dataDirs: string[] = [];
afterAll(() => {
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
});

/** Where a database is that two servers open one after the other. */
async function placeOn(engine: 'SQLite' | 'PostgreSQL'): Promise<Parameters<typeof openStore>[0]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
  dataDirs.push(dataDir);
  return { dataDir, databaseUrl: engine === 'SQLite' ? null : ((await postgres?.database()) ?? null) };
}

it.skipIf(first === null)('the first release had the steps that this version still begins with', async () => {
  const { migrations: old } = (await moduleOf(first ?? '', 'server/store/migrations.ts')) as { migrations: readonly { name: string }[] };
  expect(migrations.slice(0, old.length).map(({ name }) => name)).toEqual(old.map(({ name }) => name));
});

for (const engine of ['SQLite', 'PostgreSQL'] as const)
  describe.skipIf(folder === null || (engine === 'PostgreSQL' && bin === null))(`a database of 0.8.0 on ${engine}`, () => {
    it('is served as before by this version, and goes on under 0.8.0 after the upgrade', async () => {
      const old = await serverOf(folder);
      const place = await placeOn(engine);
      const before = old.portalOn(await old.openStore(place, silent));
      const made = await old.assessmentOf(before, 6);
      const { id } = made.paper;
      const path = `/assessment/${id}`;
      const asha = before.learner('asha');
      await asha.call('submit', old.handIn(old.submission(made, 3, 2)));
      const [paper, result] = [(await asha.sends(path)).text, (await asha.sends(`${path}/result`)).text];
      const [bank, exams] = [(await before.admin.sends('/questions/all')).text, (await before.admin.sends('/exams/all')).text];
      expect([JSON.parse(bank), JSON.parse(exams)]).toMatchObject([{ length: 6 }, { length: 1 }]);
      await before.close();

      // The upgrade: nothing that 0.8.0 made reads otherwise.
      const store = await openStore(place, silent);
      const now = portalOn(store);
      expect((await now.learner('asha').sends(path)).text).toBe(paper);
      // A result names its sections too, so that it can be sat again.
      const sections = ',"subjects":[{"subjectName":"Subject","numberOfQuestions":6}]}';
      expect((await now.learner('asha').sends(`${path}/result`)).text).toBe(result.replace(/\}$/, sections));
      expect((await now.admin.sends('/questions/all')).text).toBe(bank);
      expect((await now.admin.sends('/exams/all')).text).toBe(exams);
      await now.learner('ravi').call('submit', handIn(old.submission(made, 2, 1)));
      const [category] = await now.admin.call('getCategories', {});
      const categoryIds = [category?.id ?? 0];
      const { options: _, ...typed } = question('How many?', categoryIds);
      const number = await now.admin.call('createQuestion', { body: { ...typed, kind: 'numeric', answer: { from: 3, to: 3 } } });
      const subjects = [{ name: 'Numbers', categoryIds, numberOfQuestions: 1, kinds: ['numeric' as const], minutes: 5, isLocked: true }];
      const body = { name: 'New exam', timerDuration: 5, marksPerCorrect: 4, negativeMarksPerWrong: 0, subjects };
      const exam = await now.admin.call('createExam', { body });
      const newer = await now.admin.call('generateFromExam', { body: { examId: exam.id, name: 'With needs' } });
      await now.close();

      // A step back: the schema was only added to.
      const again = old.portalOn(await old.openStore(place, silent));
      expect((await again.learner('asha').sends(path)).text).toBe(paper);
      expect((await again.learner('asha').sends(`${path}/result`)).text).toBe(result);
      expect(await again.learner('ravi').call('getResult', { params: { id } })).toMatchObject({ correctAnswers: 2, wrongAnswers: 1 });
      const later = await old.assessmentOf(again, 4);
      await again.learner('asha').call('submit', old.handIn(old.submission(later, 4)));
      expect(await again.learner('asha').call('getResult', { params: { id: later.paper.id } })).toMatchObject({ correctAnswers: 4 });
      expect((await again.admin.sends('/questions/all?page=1')).status).toBe(200);
      expect((await again.admin.sends('/exams/all')).status).toBe(200);
      await again.close();

      // And forward once more: what 0.8.0 made under the new schema, and what it could not read.
      const last = portalOn(await openStore(place, silent));
      const all = await last.admin.call('getQuestions', {});
      expect(all).toHaveLength(6 + 1 + 4);
      expect(all.find((one) => one.id === number.id)).toMatchObject({ kind: 'numeric', answer: { from: 3, to: 3 } });
      const served = await last.learner('asha').call('getPaper', { params: { id: newer.id } });
      expect(served).toMatchObject({
        needs: ['sections', 'numeric'],
        subjects: [{ minutes: 5, isLocked: true, questions: [{ kind: 'numeric' }] }],
      });
      expect(await last.learner('asha').call('getResult', { params: { id: later.paper.id } })).toMatchObject({ correctAnswers: 4 });
      await last.close();
    }, 120_000);
  });

describe.skipIf(before === null || bin === null)('processes of 0.9.0 and of this version on one database, as during a roll', () => {
  /** Two processes on the schema of this version: the old one opened the database first, and goes on after the new one has changed it. */
  async function both(): Promise<{ old: Kit & Bank; portals: TestPortal[] }> {
    const [old, place] = [await serverOf(before), await placeOn('PostgreSQL')];
    const first = old.portalOn(await old.openStore(place, silent));
    return { old, portals: [first, portalOn(await openStore(place, silent))] };
  }

  it.each(['old', 'new'] as const)(
    'make and serve the same papers, and file each hand-in once, where the admin is at the %s one',
    async (at) => {
      const { old, portals } = await both();
      const [here, there] = (at === 'old' ? portals : portals.toReversed()) as [TestPortal, TestPortal];
      const made = await old.assessmentOf(here, 6);
      const params = { id: made.paper.id };
      const [one, two] = await Promise.all([here, there].map((portal) => portal.learner('asha').call('getPaper', { params })));
      expect(two?.subjects).toEqual(one?.subjects);
      // The name of an exam, and the counts of languages, are in lists of this version alone.
      const listOf = async (portal: TestPortal) =>
        (await portal.learner('asha').call('getAvailable', {})).map(({ examName: _, subjects, ...listed }) => ({
          ...listed,
          subjects: subjects.map(({ readIn: _counts, ...subject }) => subject),
        }));
      expect(await listOf(there)).toEqual(await listOf(here));

      // The receipt of the first process was lost on its way: the device sends the same body again, and meets the other process.
      const body = handIn(old.submission(made, 3, 2));
      const [receipt, again] = [await here.learner('asha').call('submit', body), await there.learner('asha').call('submit', body)];
      // The hash of the body is of this version's receipts alone.
      const common = ({ bodyHash: _, ...told }: object & { bodyHash?: unknown }) => told;
      expect(common(again)).toEqual(common(receipt));
      const other = await there.learner('asha').tries('submit', handIn(old.submission(made, 1)));
      expect(other.status).toBe(409);
      await there.learner('ravi').call('submit', handIn(old.submission(made, 1, 1)));
      for (const portal of [here, there]) {
        expect(await portal.learner('asha').call('getResult', { params })).toMatchObject({
          correctAnswers: 3,
          wrongAnswers: 2,
          unattempted: 1,
        });
        expect(await portal.learner('ravi').call('getResult', { params })).toMatchObject({
          correctAnswers: 1,
          wrongAnswers: 1,
          unattempted: 4,
        });
      }

      // A question that either files is found, edited and retired by the other.
      const [category] = await here.admin.call('getCategories', {});
      const typed = question('Seen by both', [category?.id ?? 0]);
      const { id } = await here.admin.call('createQuestion', { body: typed });
      const found = await there.admin.call('getQuestions', { query: { page: 1, search: 'seen by both' } });
      expect(found.map((each) => each.id)).toEqual([id]);
      expect((await there.admin.tries('createQuestion', { body: typed })).status).toBe(
        (await here.admin.tries('createQuestion', { body: typed })).status,
      );
      const rows = await there.store.db.selectFrom('submissions').select('uid').where('assessment_id', '=', params.id).execute();
      expect(rows.map(({ uid }) => uid).toSorted()).toEqual(['asha', 'ravi']);
      for (const portal of portals) await portal.close();
    },
  );

  it('bring up the schema while the old one takes hand-ins, and none fails', async () => {
    const [old, place] = [await serverOf(before), await placeOn('PostgreSQL')];
    const first = old.portalOn(await old.openStore(place, silent));
    const made = await old.assessmentOf(first, 4);
    let isUp = false;
    const up = openStore(place, silent).then((store) => {
      isUp = true;
      return store;
    });
    let count = 0;
    do {
      await first.learner(`learner-${count}`).call('submit', handIn(old.submission(made, count % 5)));
      count += 1;
    } while (!isUp || count < 50);
    const second = portalOn(await up);
    const last = await second.learner(`learner-${count - 1}`).call('getResult', { params: { id: made.paper.id } });
    expect(last.correctAnswers).toBe((count - 1) % 5);
    const rows = await second.store.db.selectFrom('submissions').select('uid').execute();
    expect(rows).toHaveLength(count);
    await first.close();
    await second.close();
  });
});
