import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { showAlive } from '../../../server/boot/show-alive';
import { surroundingsOf } from '../../../server/boot/surroundings';
import { until } from '../../kit/until';
import { openPortal } from '../kit/portal';
import { standingAlone } from '../kit/standing-alone';

const folder = mkdtempSync(join(tmpdir(), 'around-'));
afterAll(() => rmSync(folder, { recursive: true }));
const around = (machineState: string | null, databaseUrl: string | null = null, dataDir = folder) =>
  surroundingsOf({ machineState, dataDir, databaseUrl }, standingAlone.around);

describe('what a process sees around it', () => {
  it('reads the word of the machine, no more than it needs, and says where there is none', async () => {
    const file = join(folder, 'state.json');
    writeFileSync(file, '{"at":1}');
    expect(await around(file).machineText()).toBe('{"at":1}');
    expect(await around(null).machineText()).toBeNull();
    writeFileSync(file, 'x'.repeat(1_000_000));
    expect(await around(file).machineText()).toHaveLength(10_000);
    await expect(around(join(folder, 'none.json')).machineText()).rejects.toThrow('ENOENT');
  });

  it('tells the disk of the embedded database, and of no other', async () => {
    const percent = await around(null).diskPercent();
    expect(percent).toBeGreaterThan(0);
    expect(percent).toBeLessThanOrEqual(100);
    expect(await around(null, 'postgresql://portal@elsewhere/portal').diskPercent()).toBeNull();
    expect(await around(null, null, join(folder, 'none')).diskPercent()).toBeNull();
  });

  it('tells others of itself until it ends', async () => {
    const { store, close } = await openPortal(null);
    const rows = () => store.db.selectFrom('busy_keys').select(['process', 'keys_json']).execute();
    const ends = [showAlive(store), showAlive(store)];
    await until(async () => (await rows()).length === 2);
    for (const { process, keys_json } of await rows()) {
      expect(process).toMatch(/^alive [\w-]{36}$/);
      expect(keys_json).toBe('{}');
    }
    await ends[0]?.();
    expect(await rows()).toHaveLength(1);
    await ends[1]?.();
    expect(await rows()).toEqual([]);
    await close();
  });
});
