import { open, statfs } from 'node:fs/promises';
import type { ServerConfig } from '../config/config';
import type { Surroundings } from '../handlers/shared/handlers';

/** More is read of no machine's word, so that a wrong path costs nothing. */
const mostBytes = 10_000;

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(mostBytes), 0, mostBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** As `df` counts: without the part that only root may use. */
async function usedPercent(folder: string): Promise<number | null> {
  try {
    const { blocks, bfree, bavail } = await statfs(folder);
    const used = blocks - bfree;
    return used + bavail === 0 ? null : Math.ceil((100 * used) / (used + bavail));
  } catch {
    return null;
  }
}

/** What this process sees around it. The disk is of no use where the database is elsewhere. */
export const surroundingsOf = (
  { machineState, dataDir, databaseUrl }: Pick<ServerConfig, 'machineState' | 'dataDir' | 'databaseUrl'>,
  of: Pick<Surroundings, 'version' | 'databaseSecondsAhead' | 'identitySecondsAhead' | 'lastMails'>,
): Surroundings => ({
  ...of,
  machineText: async () => (machineState === null ? null : beginningOf(machineState)),
  diskPercent: async () => (databaseUrl === null ? usedPercent(dataDir) : null),
});
