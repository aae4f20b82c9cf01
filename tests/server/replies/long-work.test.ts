import { describe, expect, it } from 'vitest';
import { openLongWork } from '../../../server/replies/long-work';
import { Refusal } from '../../../server/replies/refusal';

const codeOf = (fault: unknown): unknown => (fault instanceof Refusal ? [fault.status, fault.reason.code] : fault);

describe('long work', () => {
  it('is done for one person at a time, in turn, once for each', async () => {
    const { inTurn } = openLongWork();
    const log: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) => () =>
      new Promise<string>((resolve) => {
        log.push(`${name} begins`);
        ends.push(() => resolve(name));
      });
    const all = ['asha', 'ravi'].map((uid) => inTurn(uid, work(uid)));
    await expect(inTurn('asha', work('again')).catch(codeOf)).resolves.toEqual([429, 'bodies-under-way']);
    expect(log).toEqual(['asha begins']);
    ends[0]?.();
    expect(await all[0]).toBe('asha');
    await expect.poll(() => log).toEqual(['asha begins', 'ravi begins']);
    // A fault ends the turn as success does.
    const failing = inTurn('asha', () => Promise.reject(new Error('away'))).catch((fault: Error) => fault.message);
    ends[1]?.();
    expect(await Promise.all([all[1], failing])).toEqual(['ravi', 'away']);
    expect(await inTurn('asha', async () => 'free again')).toBe('free again');
  });

  it('is refused where too many wait', async () => {
    const { inTurn } = openLongWork();
    let end = (): void => undefined;
    const first = inTurn('first', () => new Promise<void>((resolve) => (end = resolve)));
    const waiting = Array.from({ length: 30 }, (_, at) => inTurn(`p${at}`, async () => 'done').catch(codeOf));
    await Promise.resolve();
    end();
    await first;
    const told = await Promise.all(waiting);
    expect([told.filter((one) => one === 'done').length, told.at(-1)]).toEqual([20, [503, 'portal-overloaded']]);
  });

  it('leaves others as much time as it takes', async () => {
    const { inTurn } = openLongWork();
    await inTurn('asha', async (pause) => {
      const began = performance.now();
      while (performance.now() - began < 20);
      const ended = performance.now();
      await pause();
      expect(performance.now() - ended).toBeGreaterThanOrEqual(15);
    });
  });
});
