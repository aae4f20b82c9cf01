import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Server, serve } from '../../../../bench/kit/server';
import { type World, worldIn } from '../../../../bench/kit/world';
import type { Patience } from '../../../../server/limits/connections';
import type { Target } from './attack';

const root = resolve(import.meta.dirname, '../../../..');

/** The bundled server under attack, in a folder of its own inside the project, so that its packages are found. */
export async function bundled(): Promise<{ dir: string; remove(): Promise<void> }> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const dir = await mkdtemp(join(cache, 'hostile-'));
  await promisify(execFile)(process.execPath, [join(root, 'scripts/bundle-benches.mjs'), dir]);
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/** The target of a server in a world: the first learner is its admin, the second the attacker. */
export function targetOf({ port, hurriedPort = port }: Pick<Server, 'port' | 'hurriedPort'>, world: World): Target {
  const [admin, learner] = world.learners;
  const [assessmentId] = world.assessmentIds;
  if (admin === undefined || learner === undefined || assessmentId === undefined) throw new Error('The world is too small.');
  return { port, hurriedPort, world, assessmentId, learner, admin };
}

export interface Held {
  server: Server;
  target: Target;
  close(): Promise<void>;
}

/** A server in a process of its own, on SQLite or on the PostgreSQL database given. */
export async function hold(dir: string, databaseUrl: string | null, hurry: Partial<Patience>, learners = 8): Promise<Held> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hostile-'));
  const place = { engine: databaseUrl === null ? 'SQLite' : 'PostgreSQL', dataDir, databaseUrl };
  const world = await worldIn(place, { learners, assessments: 1, further: 5_000 });
  const server = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: dir, hurry }, dir);
  return {
    server,
    target: targetOf(server, world),
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
