import { expect, test, vi } from 'vitest';
import { until } from '../../../kit/until';

test('an order that fails is an error that the page hears of, whatever it asked for', async () => {
  const told = vi.fn();
  const errors = vi.fn();
  const heard: ((event: { data: object }) => void)[] = [];
  vi.stubGlobal('self', {
    addEventListener: (_: string, hear: (event: { data: object }) => void) => heard.push(hear),
    postMessage: told,
    reportError: errors,
  });
  await import('../../../../src/admin/bank/upload/worker/sheet-worker');
  const broken = { name: 'a.xlsx', size: 1, arrayBuffer: () => Promise.reject(new RangeError('no memory')) };
  const text = { ...broken, name: 'a.gift' };
  const orders = [
    { make: 'look', file: broken },
    { make: 'faulty rows', file: broken, reasons: [], title: 'Reason' },
    { make: 'mended', file: broken, mends: [] },
    { make: 'preview', file: broken, categories: [] },
    { make: 'text preview', file: text, categories: [], otherwise: null },
    { make: 'recategorized', file: text, meant: new Map() },
  ];
  for (const [at, data] of orders.entries()) {
    heard[0]?.({ data });
    await until(() => errors.mock.calls.length === at + 1);
  }
  expect(told.mock.calls.every(([each]) => each.is === 'reading')).toBe(true);
  vi.unstubAllGlobals();
});
