import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Round } from './figures';
import { loadAtOnce } from './load';
import type { Told } from './loader';
import type { Kind } from './served';

/** The resources that a process has used since its start. */
interface Usage {
  cpuMs: number;
  /** Largest memory so far, in bytes. */
  maxRss: number;
}

/** A server under test, in a process of its own. */
export interface Server {
  port: number;
  /** Of a portal that also listens in a hurry. */
  hurriedPort?: number;
  child: ChildProcess;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** The folder of the bundled benches and the built server. */
export const benchDir = import.meta.dirname;

/** Starts a server; `dir` is the folder of the bundled benches. */
export async function serve(kind: Kind, dir = benchDir): Promise<Server> {
  const child = fork(join(dir, 'served.js'), [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // As a message: an argument may not be as long as the bytes of a large reply.
  child.send(kind);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const [ports] = (await once(child, 'message')) as [Pick<Server, 'port' | 'hurriedPort'>];
  return {
    ...ports,
    child,
    async usage() {
      const answer = once(child, 'message');
      child.send('usage');
      const [{ cpu, rss }] = (await answer) as [{ cpu: NodeJS.CpuUsage; rss: number }];
      return { cpuMs: (cpu.user + cpu.system) / 1000, maxRss: rss };
    },
    async stop() {
      const gone = once(child, 'exit');
      child.send('stop');
      await gone;
    },
  };
}

/** Throws if any request was refused. */
function demandAll(told: readonly Told[]): void {
  const refused = told.find(({ status }) => status !== 200);
  if (refused !== undefined) throw new Error(`Refused: ${refused.status} ${refused.refusal}`);
}

/** One round: all requests, `atOnce` at a time. Throws if any is refused. */
export async function round(server: Server, atOnce: number, requests: readonly Buffer[]): Promise<Round & { came: Told[] }> {
  const before = await server.usage();
  const { told, seconds } = await loadAtOnce(server.port, atOnce, requests);
  const after = await server.usage();
  demandAll(told);
  return { came: told, rate: requests.length / seconds, cpuMs: (after.cpuMs - before.cpuMs) / requests.length };
}

/** Rounds in pairs: each list of requests goes to our server, then to the reference. The first list only warms both servers up. */
export async function pairedRounds(
  portal: Server,
  reference: Server,
  atOnce: number,
  lists: readonly (readonly Buffer[])[],
): Promise<{ ours: Round[]; theirs: Round[] }> {
  const ours: Round[] = [];
  const theirs: Round[] = [];
  for (const requests of lists) {
    ours.push(await round(portal, atOnce, requests));
    theirs.push(await round(reference, atOnce, requests));
  }
  return { ours: ours.slice(1), theirs: theirs.slice(1) };
}
