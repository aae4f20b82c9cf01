import { afterAll, beforeAll, it } from 'vitest';
import type { Store } from '../../../../server/store/engine/store';
import { convergesIn } from './convergence';
import { openServerStore } from './devices';

let store: Store;
beforeAll(async () => {
  store = await openServerStore();
});
afterAll(() => store.close());

it('15 runs of two to four devices end with the same log: no event is lost, and none is there twice', { timeout: 600_000 }, async () => {
  await convergesIn([store], 1, 15);
});
