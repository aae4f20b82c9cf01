import { describe, expect, it, vi } from 'vitest';
import { cachedPaperPath } from '../../../contract/calls/cached-papers';
import { calls } from '../../../contract/calls/calls';
import { routesOf } from '../../../server/http/routes';
import { config, dependenciesOn, openPortal } from '../kit/portal';
import { alikeSuite } from './alike';
import { openAddresses } from './reading';
import { flowSuite, short } from './suite';

/** The keys of sealed papers are derived in less time than by the server. */
vi.mock('../../../contract/assessment/spoken-code', async (original) => ({ ...(await original<object>()), codeIterations: 1_000 }));

flowSuite((changes) => openPortal(null, changes), short);

describe('a key', () => alikeSuite((changes) => openPortal(null, changes)));

it('reads every address of the API', async () => {
  const portal = await openPortal(null);
  const routes = routesOf({ ...dependenciesOn(portal.store, portal.clock), config: { ...config, hasCacheInFront: true } });
  const cached = `/api${cachedPaperPath(':id', ':digest')}`;
  const expected = [...Object.values(calls).map(({ path }) => `/api${path}`), ...openAddresses, cached, `${cached}/:hash`];
  expect(new Set(routes.map(({ path }) => path))).toEqual(new Set(expected));
  await portal.close();
});
