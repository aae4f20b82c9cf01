import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { read, utils } from 'xlsx';
import { openErased } from '../../../server/auth/erased';
import { freshnessOf } from '../../../server/memory/reread';
import { migrations } from '../../../server/store/open/migrations/migrations';
import { databaseFile, openStore } from '../../../server/store/open/open';
import { assessmentOf, handIn, type Made, submission } from '../kit/bank';
import { type Built, buildServer } from '../kit/built';
import { portalOn, type TestPortal } from '../kit/portal';
import { rescueOf } from '../kit/rescue';
import { unsigned } from '../kit/token';

// Each command is a process, and many tests run at the same time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let built: Built;
let home: string;
let dataDir: string;
let portal: TestPortal;
let made: Made;

beforeAll(async () => {
  built = await buildServer();
  home = await mkdtemp(join(tmpdir(), 'portal-commands-'));
  dataDir = join(home, 'data');
  portal = portalOn(await openStore({ dataDir, databaseUrl: null, builtDir: built.dir }, () => undefined));
  made = await assessmentOf(portal, 4);
});
afterAll(async () => {
  await portal.close();
  await built.remove();
  await rm(home, { recursive: true });
});

interface Said {
  code: number;
  text: string;
}

/** Runs a command like npm. */
const run = (name: string, args: string[], place = dataDir, settings: Record<string, string> = {}): Promise<Said> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: place, INIT_CWD: home, ...settings };
    execFile(process.execPath, [join(built.dir, `${name}.js`), ...args], { env }, (fault, out, err) =>
      resolve({ code: fault === null ? 0 : Number(fault.code), text: out + err }),
    );
  });

/** Makes a database file with a script, in another process like `foundIn`. */
const makes = (name: string, script: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const code = `import Libsql from 'libsql';
      new Libsql(process.argv[1]).exec(process.argv[2]);`;
    const args = ['--input-type=module', '-e', code, join(home, name), script];
    execFile(process.execPath, args, { cwd: built.dir }, (fault) => (fault === null ? resolve() : reject(fault)));
  });

/** The modes of the files in a folder, as `ls` shows them. */
const modesIn = async (folder: string): Promise<Record<string, string>> => {
  const mode = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8);
  return Object.fromEntries(await Promise.all(['.', ...(await readdir(folder))].map(async (name) => [name, await mode(name)])));
};

/** The rows of a query for a name and a value. Runs in another process: libsql closes a file only when its process ends. */
const foundIn = (place: string, query: string): Promise<Map<string, string>> =>
  new Promise((resolve, reject) => {
    const look = `import Libsql from 'libsql';
      console.log(JSON.stringify(new Libsql(process.argv[1]).prepare(process.argv[2]).raw().all()));`;
    const args = ['--input-type=module', '-e', look, join(place, databaseFile), query];
    execFile(process.execPath, args, { cwd: built.dir, maxBuffer: 64 * 1024 * 1024 }, (fault, out) =>
      fault === null ? resolve(new Map(JSON.parse(out) as [string, string][])) : reject(fault),
    );
  });

/** What the trail says of a person: who did what, the oldest first. */
const trailOf = async (uid: string) => {
  const rows = portal.store.db.selectFrom('trail').select(['by_uid', 'act']).where('about_id', '=', uid).orderBy('id');
  return (await rows.execute()).map(({ by_uid, act }) => [by_uid, act]);
};

const submissionsIn = (place: string) => foundIn(place, 'select uid, body_json from submissions order by uid');

describe('a backup', () => {
  it('taken while learners hand in has every submission that was acknowledged before it, whole, and can be restored', async () => {
    let isOver = false;
    const acknowledged: string[] = [];
    const handingIn = (async () => {
      for (let round = 0; !isOver; round += 1) {
        const uids = Array.from({ length: 20 }, (_, at) => `backup-${round}-${at}`);
        await Promise.all(uids.map((uid) => portal.learner(uid).call('submit', handIn(submission(made, 2)))));
        acknowledged.push(...uids);
      }
    })();
    const sure: string[][] = [];
    for (const name of ['one.db', 'two.db']) {
      sure.push([...acknowledged]);
      expect(await run('backup', [name])).toMatchObject({ code: 0 });
    }
    isOver = true;
    await handingIn;
    for (const [at, name] of ['one.db', 'two.db'].entries()) {
      const other = join(home, `restored-${at}`);
      expect(await run('restore', [name], other)).toMatchObject({ code: 0 });
      const restored = await submissionsIn(other);
      expect(sure[at]?.filter((uid) => !restored.has(uid))).toEqual([]);
      for (const body of restored.values()) expect(JSON.parse(body)).toMatchObject({ assessmentId: made.paper.id });
    }
    expect(sure[1]?.length).toBeGreaterThan(0);
  });

  it('has the pictures of questions, byte for byte', async () => {
    const bytes = randomBytes(50_000);
    const picture = { width: 640, height: 480, bytes, added_by: 'head', added_at: 1 };
    await portal.store.db
      .insertInto('pictures')
      .values({ hash: 'figure', ...picture })
      .execute();
    expect(await run('backup', ['pictures.db'])).toMatchObject({ code: 0 });
    const other = join(home, 'restored-pictures');
    expect(await run('restore', ['pictures.db'], other)).toMatchObject({ code: 0 });
    const there = await foundIn(other, 'select hash, hex(bytes) from pictures');
    expect([...there]).toEqual([['figure', bytes.toString('hex').toUpperCase()]]);
  });

  it('never overwrites a file', async () => {
    await writeFile(join(home, 'mine.db'), 'mine');
    expect(await run('backup', ['mine.db'])).toMatchObject({ code: 1, text: expect.stringContaining('is there already') });
    expect(await readFile(join(home, 'mine.db'), 'utf8')).toBe('mine');
  });
});

describe('a restore', () => {
  /** Makes a folder with a restored database that has a submission, and returns its path. */
  const filled = async (name: string): Promise<string> => {
    await portal.learner(`before-${name}`).call('submit', handIn(submission(made, 1)));
    const place = join(home, name);
    await run('backup', [`${name}.db`]);
    expect(await run('restore', [`${name}.db`], place)).toMatchObject({ code: 0 });
    return place;
  };

  it('is refused while the portal runs on the database', async () => {
    await run('backup', ['running.db']);
    expect(await run('restore', ['running.db'])).toEqual({ code: 1, text: 'The portal is running on this database. Stop it first.\n' });
    await portal.learner('after').call('submit', handIn(submission(made, 1)));
  });

  it('refuses a file that is not a backup, and leaves the data unchanged', async () => {
    await writeFile(join(home, 'noise.db'), 'x'.repeat(10_000));
    const other = await filled('beside-noise');
    const before = await submissionsIn(other);
    expect(before.size).toBeGreaterThan(0);
    expect(await run('restore', ['noise.db'], other)).toMatchObject({ code: 1, text: expect.stringContaining('is no backup') });
    expect(await submissionsIn(other)).toEqual(before);
  });

  const steps = (names: readonly string[]) =>
    ['create table migrations (id integer primary key, name text, applied_at bigint)']
      .concat(names.map((name, at) => `insert into migrations values (${at}, '${name.replaceAll("'", "''")}', 1)`))
      .join(';');
  const names = migrations.map(({ name }) => name);

  it.each([
    ['with a table like one of ours', steps(['init', 'users']), 'it is the database of another program'],
    ['with an empty table like one of ours', steps([]), 'it is the database of another program'],
    ['with another table of that name', 'create table migrations (version text)', 'it is the database of another program'],
    ['without a table', 'create table notes (id)', 'it is the database of another program'],
    ['that another program has marked', `pragma application_id = 7; ${steps(names)}`, 'it is the database of another program'],
    ['of a later version', steps([...names, 'a step to come']), `${names.length + 1} steps, and this version knows ${names.length}`],
  ])('refuses a database %s, and says why', async (_, script, why) => {
    await rm(join(home, 'foreign.db'), { force: true });
    await makes('foreign.db', script);
    const other = join(home, 'restored-foreign');
    expect(await run('restore', ['foreign.db'], other)).toMatchObject({ code: 1, text: expect.stringContaining(why) });
    await expect(stat(other)).rejects.toThrow('ENOENT');
  });

  it('accepts a backup from before files were marked', async () => {
    await run('backup', ['unmarked.db']);
    await makes('unmarked.db', 'pragma application_id = 0');
    expect(await run('restore', ['unmarked.db'], join(home, 'restored-unmarked'))).toMatchObject({ code: 0 });
  });

  it('keeps the previous data', async () => {
    const other = await filled('kept');
    const before = await submissionsIn(other);
    await portal.learner('after-kept').call('submit', handIn(submission(made, 1)));
    await run('backup', ['later.db']);
    const { text } = await run('restore', ['later.db'], other);
    const kept = /is kept as (.+)\.\n$/.exec(text)?.[1] ?? '';
    await rm(join(home, 'again'), { recursive: true, force: true });
    expect(await run('restore', [kept], join(home, 'again'))).toMatchObject({ code: 0 });
    expect(await submissionsIn(join(home, 'again'))).toEqual(before);
    expect([before.has('after-kept'), (await submissionsIn(other)).has('after-kept')]).toEqual([false, true]);
  });
});

describe('an erased person', () => {
  const uid = 'uid-of-leela-4711';
  const traces = [uid, 'Leelavathi', 'leelavathi', 'leela.k@portal.test', '9822200011', 'Thrissur'];
  const place = () => join(home, 'erasing');
  let own: TestPortal;
  /** The files that told of the person before the erasure. */
  let traced: string[];
  beforeAll(async () => {
    own = await openOn(place());
    const { paper } = await assessmentOf(own, 4);
    const body = { ...submission(made, 1), assessmentId: paper.id, answers: [] };
    const save = (who: string, profile: object) =>
      own
        .learner(who)
        .call('saveProfile', { body: { uid: who, firstName: 'N', lastName: 'N', email: `${who}@portal.test`, location: 'X', ...profile } });
    const leela = { firstName: 'Leelavathi', lastName: 'Krishnan', email: 'leela.k@portal.test', phone: '9822200011' };
    // Between others, and more than once, so that pages are split and rows move.
    for (let at = 0; at < 400; at += 1) {
      await save(`before-${at}`, { location: 'x'.repeat(at % 90) || 'x' });
      if (at % 40 === 0) await save(uid, { ...leela, location: `Thrissur ${'y'.repeat(at % 150)}` });
      if (at === 200) await own.learner(uid).call('submit', handIn(body));
    }
    traced = await filesWith(place(), traces);
    expect(await run('backup', ['with-leela-too.db'], place())).toMatchObject({ code: 0 });
    await own.admin.call('erasePerson', { params: { uid } });
  });
  afterAll(() => own.close());

  const openOn = async (folder: string) => {
    const store = await openStore({ dataDir: folder, databaseUrl: null, builtDir: built.dir }, () => undefined);
    const list = join(folder, 'erasures.jsonl');
    return portalOn(store, { erased: openErased({ store, list, forgetting: [], freshness: freshnessOf(false) }) });
  };
  /** The files of a folder that hold one of these texts in their bytes. */
  const filesWith = async (folder: string, texts: string[]): Promise<string[]> => {
    const names = (await readdir(folder)).toSorted();
    const bytes = await Promise.all(names.map((name) => readFile(join(folder, name))));
    return names.filter((_, at) => texts.some((text) => bytes[at]?.includes(text)));
  };

  it('is in the bytes of no file of the database, its log included', async () => {
    expect(traced).not.toEqual([]);
    expect(await filesWith(place(), traces)).toEqual([]);
    expect(await readdir(place())).toContain('erasures.jsonl');
  });

  it('is not brought back by a backup of before, neither by a restore nor in the bytes that it leaves', async () => {
    const other = join(home, 'erasing-restored');
    await run('restore', ['with-leela-too.db'], other);
    expect(await filesWith(other, traces)).toContain('portal.db');
    // The same machine knows of the erasure by the list beside its database.
    await cp(join(place(), 'erasures.jsonl'), join(other, 'erasures.jsonl'));
    expect(await run('restore', ['with-leela-too.db'], other)).toMatchObject({ code: 0 });
    const files = await filesWith(other, traces);
    // What was there before the restore is kept as it was.
    expect(files.filter((name) => !name.includes('.before-'))).toEqual([]);
    expect((await foundIn(other, 'select uid, first_name from people')).size).toBeGreaterThan(300);
  });

  it('is not brought back on another machine where a newer backup lies beside the old one', async () => {
    expect(await run('backup', ['after-leela.db'], place())).toMatchObject({ code: 0 });
    const other = join(home, 'erasing-elsewhere');
    expect(await run('restore', ['with-leela-too.db'], other)).toMatchObject({ code: 0 });
    expect(await filesWith(other, traces)).toEqual([]);
    expect(await readFile(join(home, 'erasures.jsonl'), 'utf8')).not.toContain(uid);
  });

  it('is erased by any command that opens an old copy', async () => {
    const other = join(home, 'erasing-copied');
    await mkdir(other);
    await cp(join(home, 'with-leela-too.db'), join(other, databaseFile));
    await cp(join(place(), 'erasures.jsonl'), join(other, 'erasures.jsonl'));
    await run('results', ['1', join(home, 'leela.csv')], other);
    expect(await filesWith(other, traces)).toEqual([]);
    expect(await readFile(join(home, 'leela.csv'), 'utf8')).not.toContain(uid);
  });
});

describe('personal data on the disk', () => {
  it("is readable for the portal's user only: database, backup, restored copies and exports", async () => {
    await run('backup', ['private.db']);
    expect((await modesIn(home))['private.db']).toBe('600');
    const other = join(home, 'restored-private');
    await chmod(join(home, 'private.db'), 0o644);
    await run('restore', ['private.db'], other);
    await run('restore', ['private.db'], other);
    await writeFile(join(other, 'results.csv'), 'from before', { mode: 0o644 });
    await run('results', [String(made.paper.id), join(other, 'results.csv')]);
    const modes = { ...(await modesIn(other)), ...(await modesIn(dataDir)) };
    expect(Object.keys(modes).length).toBeGreaterThan(5);
    expect(modes).toEqual({ ...Object.fromEntries(Object.keys(modes).map((name) => [name, '600'])), '.': '700' });
  });

  it('of an earlier version is protected when it is opened', async () => {
    const other = join(home, 'restored-open');
    await run('backup', ['earlier.db']);
    await run('restore', ['earlier.db'], other);
    await chmod(join(other, databaseFile), 0o644);
    await run('role', ['grant', 'asha', 'admin'], other);
    expect((await modesIn(other))[databaseFile]).toBe('600');
  });
});

describe('a name', () => {
  it('is given by the operator where no admin has chosen one, with a short form of whole words', async () => {
    const place = join(home, 'named');
    expect(await run('name', ['Sharda Institute of Exams'], place)).toEqual({
      code: 0,
      text: 'The portal is named Sharda Institute of Exams.\n',
    });
    expect(await run('name', ['Another'], place)).toEqual({
      code: 0,
      text: 'The portal has a name: Sharda Institute of Exams. Admins change it in *Name and Look*.\n',
    });
    expect(await foundIn(place, 'select name, short_name from brands')).toEqual(
      new Map([['Sharda Institute of Exams', 'Sharda Institute of']]),
    );
    expect(await run('name', [], place)).toMatchObject({ code: 1, text: expect.stringContaining('Say: npm run name') });
    expect(await run('name', ['x'.repeat(61)], place)).toMatchObject({ code: 1, text: expect.stringContaining('60 characters at most') });
  });
});

describe('a role', () => {
  const role = async (uid: string, token = unsigned(uid)) => (await portal.holding(token, uid).call('getRole', { params: { uid } })).role;

  it('is granted and revoked by uid, at once', async () => {
    expect(await role('asha')).toBe('user');
    expect(await run('role', ['grant', 'asha', 'admin'])).toEqual({ code: 0, text: 'asha is an admin.\n' });
    expect(await role('asha')).toBe('admin');
    await run('role', ['revoke', 'asha', 'admin']);
    expect(await role('asha')).toBe('user');
    expect(await trailOf('asha')).toEqual([
      ['', 'role-granted'],
      ['', 'role-revoked'],
    ]);
  });

  it('is granted by address to its verified owner only, whatever address others write into their profile', async () => {
    const fresh = () => portal.again({});
    await run('role', ['grant', 'Boss@Portal.test', 'admin']);
    const token = (uid: string, isVerified: boolean) => unsigned(uid, { email: 'boss@portal.test', email_verified: isVerified });
    const roleNow = async (uid: string, isVerified: boolean) =>
      (await fresh().holding(token(uid, isVerified), uid).call('getRole', { params: { uid } })).role;
    expect(await roleNow('pretender', false)).toBe('user');
    const profile = { uid: 'liar', firstName: 'L', lastName: 'L', email: 'boss@portal.test', location: 'X' };
    await portal.learner('liar').call('saveProfile', { body: profile });
    expect(await role('liar')).toBe('user');
    expect(await roleNow('boss', true)).toBe('admin');
    await run('role', ['revoke', 'boss@portal.test', 'admin']);
    expect(await roleNow('boss', true)).toBe('user');
    await run('role', ['grant', 'boss@portal.test', 'admin']);
    expect(await roleNow('boss', true)).toBe('admin');
  });

  it('of an address in ADMIN_EMAILS cannot be revoked by the command, which says so', async () => {
    const named = { ADMIN_EMAILS: 'head@portal.test' };
    expect(await role('head', portal.admin.token ?? '')).toBe('admin');
    const { code, text } = await run('role', ['revoke', 'Head@portal.test', 'admin'], dataDir, named);
    expect([code, text]).toEqual([1, expect.stringMatching(/^Head@portal.test stays an admin: the setting ADMIN_EMAILS names it\./)]);
    expect(await role('head', portal.admin.token ?? '')).toBe('admin');
  });

  it('granted by uid is found by the address that the account has verified', async () => {
    const token = unsigned('by-uid', { email: 'byuid@portal.test', email_verified: true });
    await run('role', ['grant', 'by-uid', 'admin']);
    expect(await role('by-uid', token)).toBe('admin');
    expect(await run('role', ['revoke', 'BYUID@portal.test', 'admin'])).toEqual({ code: 0, text: 'BYUID@portal.test is no admin.\n' });
    expect(await role('by-uid', token)).toBe('user');
  });

  it('granted by address reaches an account whose role was once taken, and says how many accounts it reached', async () => {
    const token = unsigned('again', { email: 'again@portal.test', email_verified: true });
    const told = (accounts: string) => ({
      code: 0,
      text: `A person who signs in as Again@portal.test, verified, is an admin. ${accounts}\n`,
    });
    await run('role', ['grant', 'again', 'admin']);
    expect(await role('again', token)).toBe('admin');
    await run('role', ['revoke', 'again', 'admin']);
    expect(await role('again', token)).toBe('user');
    expect(await run('role', ['grant', 'Again@portal.test', 'admin'])).toEqual(told('One account is reached now.'));
    expect(await role('again', token)).toBe('admin');
    const nobody = await run('role', ['grant', 'nobody-yet@portal.test', 'admin']);
    expect(nobody.text).toMatch(/is an admin\. No account has verified it yet\.\n$/);
  });

  it('names admins who have only typed an address, and reports an address without a grant', async () => {
    await portal.learner('typist').call('saveProfile', {
      body: { uid: 'typist', firstName: 'T', lastName: 'T', email: 'Typed@portal.test', location: 'X' },
    });
    await run('role', ['grant', 'typist', 'admin']);
    const typed = await run('role', ['revoke', 'typed@portal.test', 'admin']);
    expect(typed).toMatchObject({ code: 1, text: expect.stringContaining('npm run role -- revoke typist admin') });
    expect(await role('typist')).toBe('admin');
    const stranger = await run('role', ['revoke', 'stranger@portal.test', 'admin']);
    expect(stranger).toMatchObject({ code: 1, text: expect.stringContaining('was not granted') });
  });

  it('is for the exact address: one that only looks alike gets none', async () => {
    await run('role', ['grant', 'KIRAN@portal.test', 'admin']);
    const holding = (email: string, uid: string) => role(uid, unsigned(uid, { email, email_verified: true }));
    const fresh = portal.again({});
    const roleThere = async (uid: string, email: string) =>
      (await fresh.holding(unsigned(uid, { email, email_verified: true }), uid).call('getRole', { params: { uid } })).role;
    expect(await roleThere('alike', '\u212aIRAN@portal.test')).toBe('user');
    expect(await roleThere('kiran', 'Kiran@portal.test')).toBe('admin');
    expect(await holding('kiran@portal.test', 'kiran')).toBe('admin');
  });

  it('is not the way to end access: a person is shut out by address or uid, and let in again', async () => {
    const token = unsigned('gone', { email: 'gone@portal.test', email_verified: true });
    const status = async () => (await portal.again({}).holding(token, 'gone').tries('getAvailable', {})).status;
    await portal.holding(token, 'gone').call('saveProfile', {
      body: { uid: 'gone', firstName: 'G', lastName: 'G', email: 'other@portal.test', location: 'X' },
    });
    expect(await run('role', ['shut-out', 'other@portal.test'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('not verified: gone.'),
    });
    expect(await status()).toBe(200);
    expect(await run('role', ['shut-out', 'Gone@portal.test'])).toEqual({ code: 0, text: 'Shut out within seconds: gone.\n' });
    expect(await status()).toBe(403);
    expect(await run('role', ['let-in', 'gone'])).toMatchObject({ code: 0 });
    expect(await status()).toBe(200);
    expect(await run('role', ['let-in', 'gone'])).toMatchObject({ code: 1, text: 'gone was not shut out.\n' });
    expect(await trailOf('gone')).toEqual([
      ['', 'person-shut-out'],
      ['', 'person-let-in'],
    ]);
    expect(await run('role', ['shut-out', 'stranger@portal.test'])).toMatchObject({ code: 1, text: expect.stringContaining('its uid') });
  });

  it.each([[[]], [['grant', 'asha']], [['make', 'asha', 'admin']]])('is refused, not guessed, from %j', async (words) =>
    expect(await run('role', words)).toMatchObject({ code: 1, text: expect.stringContaining('grant|revoke EMAIL|UID admin') }),
  );
});

describe('a register of results', () => {
  const names = { firstName: '=2+3', lastName: 'O"Neil, the\n2nd' };
  let id: string;
  beforeAll(async () => {
    const other = await assessmentOf(portal, 4);
    id = String(other.paper.id);
    await portal.learner('first').call('saveProfile', { body: { uid: 'first', ...names, email: 'f@x.test', location: 'Pune' } });
    await portal.learner('second').call('submit', handIn(submission(other, 1, 1)));
    await portal.learner('first').call('submit', handIn(submission(other, 4)));
    await portal.admin.call('submit', handIn(submission(other, 4)));
  });

  it('is written as CSV that no spreadsheet executes', async () => {
    await portal.admin.call('setExtraTime', { params: { uid: 'first' }, body: { timePercent: 150 } });
    expect(await run('results', [id, 'out.csv'])).toMatchObject({ code: 0, text: expect.stringContaining('Wrote 2 results') });
    const text = await readFile(join(home, 'out.csv'), 'utf8');
    expect(text).toContain('\ufeffRank,Learner,');
    expect(text).toContain(`1,"'=2+3 O""Neil, the 2nd",,,,16,16,4,0,0,600,2026-03-01 `);
    expect(text).toContain(',1.5×,,f@x.test,first,,100\r\n');
    expect(text.indexOf(',first,,')).toBeLessThan(text.indexOf(',second,,'));
  });

  it('names a learner by the verified address, and marks an address that was only typed', async () => {
    const other = await assessmentOf(portal, 4);
    const sits = async (uid: string, email: string, claims: object) => {
      const learner = portal.holding(unsigned(uid, { ...claims }), uid);
      await learner.call('saveProfile', { body: { uid, firstName: uid, lastName: 'R', email, location: 'Pune' } });
      await learner.call('submit', handIn(submission(other, 2)));
    };
    await sits('honest', 'Honest@portal.test', { email: 'honest@portal.test', email_verified: true });
    await sits('liar', 'honest@portal.test', { email: 'liar@portal.test', email_verified: true });
    await sits('unproved', 'honest@portal.test', { email: 'honest@portal.test', email_verified: false });
    await run('results', [String(other.paper.id), 'addresses.csv']);
    const lines = (await readFile(join(home, 'addresses.csv'), 'utf8')).split('\r\n');
    const of = (uid: string) => {
      const cells = lines.find((line) => line.includes(`,${uid},`))?.split(',') ?? [];
      return [cells[2], cells[cells.indexOf(uid) - 1]];
    };
    expect(of('honest')).toEqual(['honest@portal.test', '']);
    expect(of('liar')).toEqual(['liar@portal.test', 'honest@portal.test']);
    expect(of('unproved')).toEqual(['', 'honest@portal.test']);
  });

  it('names results from a file, the admin who handed the file in, and other answers that were set aside', async () => {
    const other = await assessmentOf(portal, 4);
    await portal.admin.call('importSubmission', { body: rescueOf(submission(other, 2), 'first') });
    await portal.learner('first').tries('submit', handIn(submission(other, 3)));
    await portal.learner('second').call('submit', handIn(submission(other, 1)));
    await run('results', [String(other.paper.id), 'files.xlsx']);
    const sheet = read(await readFile(join(home, 'files.xlsx'))).Sheets.Results ?? {};
    expect(utils.sheet_to_json(sheet)).toMatchObject([
      {
        ...{ 'ID of the learner': 'first', Right: 2, 'File handed in by': 'head@portal.test' },
        Flags: expect.stringMatching(/^From a file, Other answers set aside, Extra time/),
      },
      { 'ID of the learner': 'second', Right: 1, 'File handed in by': '', Flags: '' },
    ]);
  });

  it('is written as a workbook, numbers as numbers and names as text', async () => {
    await run('results', [id, 'out.xlsx']);
    const sheet = read(await readFile(join(home, 'out.xlsx'))).Sheets.Results ?? {};
    expect(utils.sheet_to_json(sheet)).toMatchObject([
      { 'ID of the learner': 'first', Learner: '=2+3 O"Neil, the 2nd', Score: 16, Right: 4, 'Time in seconds': 600 },
      { 'ID of the learner': 'second', Learner: '', Score: 3, Wrong: 1, Skipped: 2 },
    ]);
    expect(sheet.B2?.f).toBeUndefined();
  });

  it.each([
    ['abc', 'out.csv', 'must be a number'],
    ['999', 'out.csv', 'There is no assessment 999'],
    ['1', 'out.pdf', 'FILE.xlsx'],
  ])('of %s to %s is refused', async (...[assessment, file, why]) =>
    expect(await run('results', [assessment, file])).toMatchObject({ code: 1, text: expect.stringContaining(why) }),
  );
});

it('a copy from the middle of an attempt is made final by a command', async () => {
  const other = await assessmentOf(portal, 4);
  const [learner, id] = [portal.learner('settled'), other.paper.id];
  await learner.call('saveProfile', { body: { uid: 'settled', firstName: 'S', lastName: 'S', email: 's@portal.test', location: 'Pune' } });
  await portal.admin.call('importSubmission', { body: rescueOf(submission(other, 2), 'settled', { finished: false, handedInAt: null }) });
  expect((await learner.tries('getResult', { params: { id } })).status).toBe(404);
  expect(await run('settle', [String(id), 'settled'])).toMatchObject({ code: 0, text: expect.stringContaining('is final') });
  expect((await learner.call('getResult', { params: { id } })).correctAnswers).toBe(2);
  expect(await run('settle', [String(id), 'settled'])).toMatchObject({ code: 1, text: expect.stringContaining('no such copy') });
  expect(await trailOf('settled')).toEqual([
    ['head', 'submission-imported'],
    ['', 'submission-settled'],
  ]);
});

it('a key is corrected by a command', async () => {
  const other = await assessmentOf(portal, 2);
  await portal.learner('keyed').call('submit', handIn(submission(other, 2)));
  const question = other.paper.subjects[0]?.questions[0]?.id ?? 0;
  const right = ((other.right.get(question) ?? 0) % 4) + 1;
  const words = [other.paper.id, question, right].map(String);
  expect((await run('rekey', words)).text).toBe('The key is corrected; 1 submissions were marked again.\n');
  expect((await run('rekey', words)).text).toBe('The key says so already; 0 submissions were marked again.\n');
  expect((await portal.learner('keyed').call('getResult', { params: { id: other.paper.id } })).score).toBe(3);
  expect(await run('rekey', [...words.slice(0, 2), '9'])).toMatchObject({ code: 1, text: expect.stringContaining('has no option 9') });
});

describe('a seed', () => {
  it('is refused among real people unless it is told to, and for a size that is none', async () => {
    expect(await run('seed', ['--learners', '5'])).toMatchObject({ code: 1, text: expect.stringContaining('--among-real-data') });
    expect(await run('seed', ['--learners', '50001'])).toMatchObject({ code: 1, text: expect.stringContaining('from 1 to 50000') });
    expect(await run('seed', ['--lerners', '5'])).toMatchObject({ code: 1, text: expect.stringContaining('Say: npm run seed') });
  });

  it('fills a new database', async () => {
    const seeded = await run('seed', ['--learners', '20', '--questions', '20', '--groups', '2', '--tests', '1'], join(home, 'seeded'));
    expect(seeded).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^Seeded 20 learners, 20 questions, 2 groups and 1 tests with \d+ sub/),
    });
  });
});

it('a key corrected by a command, in a process of its own, marks what is handed in meanwhile once', async () => {
  const other = await assessmentOf(portal, 2);
  const { id } = other.paper;
  const question = other.paper.subjects[0]?.questions[0]?.id ?? 0;
  const right = ((other.right.get(question) ?? 0) % 4) + 1;
  const send = (uid: string) => portal.learner(uid).call('submit', handIn(submission(other, 2)));
  const uids: string[] = [];
  await Promise.all(Array.from({ length: 50 }, (_, at) => send(`before-${at}`)));
  let isOver = false;
  const sending = (async () => {
    while (!isOver) {
      const next = Array.from({ length: 5 }, (_, at) => `meanwhile-${uids.length + at}`);
      uids.push(...next);
      await Promise.all(next.map(send));
    }
  })();
  const said = await run('rekey', [String(id), String(question), String(right), 'B', 'is', 'right.']);
  isOver = true;
  await sending;
  expect(said).toMatchObject({ code: 0, text: expect.stringContaining('The key is corrected') });
  const { db } = portal.store;
  const rows = await db.selectFrom('submissions').select(['uid', 'score', 'key_version']).where('assessment_id', '=', id).execute();
  expect(rows).toHaveLength(50 + uids.length);
  expect(new Set(rows.map(({ score, key_version }) => `${score} ${key_version}`))).toEqual(new Set(['3 1']));
  const marks = await db.selectFrom('remarks').select(['uid', 'score_before', 'score_after']).where('assessment_id', '=', id).execute();
  expect(new Set(marks.map(({ uid }) => uid)).size).toBe(marks.length);
  expect(marks.filter(({ uid }) => uid.startsWith('before-'))).toHaveLength(50);
  expect(await portal.admin.call('getRegrades', { params: { id } })).toMatchObject([{ reason: 'B is right.', by: '', version: 1 }]);
  expect((await portal.learner('before-0').call('getResult', { params: { id } })).regrades).toMatchObject([{ reason: 'B is right.' }]);
});
