import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { adminPaths } from '../../../src/admin/kit/paths/admin-paths';
import { routeTable } from '../../../src/app/routing/route-table';
import { adminMistakes, learnerMistakes } from '../../e2e/kit/by-mistake';

it('each route has its row in the suite of mistakes, or says why it has no form', () => {
  expect(Object.keys(learnerMistakes).sort()).toEqual(routeTable.map(({ path }) => path).sort());
  expect(Object.keys(adminMistakes).sort()).toEqual([...adminPaths].sort());
  const rows = [...Object.values(learnerMistakes), ...Object.values(adminMistakes)];
  expect(rows.filter((row) => typeof row !== 'string' && row.isShort).length).toBeGreaterThan(5);
  for (const why of rows.filter((row) => typeof row === 'string')) expect(why).toMatch(/^[A-Z].{10,}\.$/);
  // A sentence that names a test names one that is there.
  const named = rows.flatMap((row) => (typeof row === 'string' ? [...row.matchAll(/tests\/[\w./-]+\w/g)] : []));
  for (const [path] of named) expect([path, existsSync(path)]).toEqual([path, true]);
});
