import { expect, it } from 'vitest';
import { webhookPause } from '../../../../server/rules/news/webhook-pauses';

it('a message is tried eight times in about a day', () => {
  const pauses = Array.from({ length: 9 }, (_, at) => webhookPause(at + 1));
  expect(pauses.map((pause) => pause && pause / 60_000)).toEqual([1, 5, 30, 120, 300, 480, 600, null, null]);
});
