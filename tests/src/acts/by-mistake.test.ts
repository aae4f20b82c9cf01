import { expect, it } from 'vitest';
import { adminPaths } from '../../../src/admin/kit/paths/admin-paths';
import { routeTable } from '../../../src/app/routing/route-table';
import { adminMistakes, learnerMistakes } from '../../e2e/kit/by-mistake';

it('each route has its row in the suite of mistakes, or says that it has no form', () => {
  expect(Object.keys(learnerMistakes).sort()).toEqual(routeTable.map(({ path }) => path).sort());
  expect(Object.keys(adminMistakes).sort()).toEqual([...adminPaths].sort());
  const rows = [...Object.values(learnerMistakes), ...Object.values(adminMistakes)].filter((row) => row !== null);
  expect(rows.filter(({ isShort }) => isShort).length).toBeGreaterThan(3);
});
