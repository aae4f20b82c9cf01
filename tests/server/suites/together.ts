import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../../../server/store/open/open';
import { freePort } from '../../kit/free-port';
import { type Built, buildServer } from '../kit/built';
import { start } from '../kit/program';

/** Several processes that start on one new database at the same moment. */
export function togetherSuite(databaseUrl: () => Promise<string | null>): void {
  let built: Built;
  let dataDir: string;
  beforeAll(async () => {
    built = await buildServer();
    dataDir = await mkdtemp(join(tmpdir(), 'portal-together-'));
  });
  afterAll(async () => {
    await built.remove();
    await rm(dataDir, { recursive: true });
  });

  it('migrate it once and fill it once', async () => {
    const url = await databaseUrl();
    const env = {
      FIREBASE_PROJECT_ID: 'portal-live',
      FIREBASE_API_KEY: 'k',
      SEED_DEMO: 'true',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...(url !== null && { DATABASE_URL: url }),
    };
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    const programs = ports.map((port) => start(built, { ...env, PORT: String(port) }));
    await Promise.all(programs.map((program) => program.says('ready')));
    const store = await openStore({ dataDir, databaseUrl: url }, () => undefined);
    const ids = (await store.db.selectFrom('migrations').select('id').orderBy('id').execute()).map((row) => row.id);
    expect(ids).toEqual(ids.map((_, at) => at));
    expect(await store.db.selectFrom('exams').select('id').execute()).toHaveLength(1);
    expect(await store.db.selectFrom('assessments').select('id').execute()).toHaveLength(4);
    await store.close();
    expect(await Promise.all(programs.map((program) => program.ends('SIGTERM')))).toEqual([0, 0, 0]);
  });
}
