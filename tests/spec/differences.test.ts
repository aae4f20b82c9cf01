import { describe, expect, it } from 'vitest';
import { adminPaths } from '../../src/admin/kit/paths/admin-paths';
import { routeTable } from '../../src/app/routing/route-table';
import { statements } from './all';
import { addedFields, beside, specified } from './kit/added-fields';
import { codesIn, rowsUnder } from './kit/register';
import { specifiedPaths } from './kit/specification';

/** docs/differences.md and the product list the same differences from the specification. */
describe('the register lists', () => {
  it('every statement that differs, and no other difference', () => {
    const flagged = statements.flatMap(({ differs }) => differs ?? []);
    const rows = rowsUnder('Differences').map(([first]) => first);
    expect(rows).toEqual([...new Set(rows)]);
    expect(rows.toSorted()).toEqual([...new Set(flagged)].toSorted());
  });

  it('every call beside the 18 of §7 by its name', () => {
    expect(specified).toHaveLength(18);
    expect(
      rowsUnder('Calls')
        .flatMap(([first]) => codesIn(first))
        .toSorted(),
    ).toEqual(beside.toSorted());
  });

  it('every screen beside those of §2 by its path', () => {
    const places = routeTable.map(({ path }) => path).filter((path) => !path.endsWith('*'));
    const paths = [...new Set([...places, ...adminPaths])].map((path) => path.replace(':id', '{id}'));
    expect(specifiedPaths.filter((path) => !paths.includes(path))).toEqual([]);
    const listed = rowsUnder('Screens').flatMap(([first]) => codesIn(first).map((path) => path.replace(':id', '{id}')));
    expect(listed.toSorted()).toEqual(paths.filter((path) => !specifiedPaths.includes(path)).toSorted());
  });

  it('every field beside those of §3 and §7, with its calls', () => {
    const listed = rowsUnder('Fields').flatMap(([fields, names]) =>
      codesIn(fields).flatMap((field) => codesIn(names).map((name) => `${name}.${field}`)),
    );
    expect(listed.toSorted()).toEqual(addedFields.toSorted());
  });

  it('features with decisions that exist', () => {
    const cited = rowsUnder('Features without a call, a screen or a field of their own').map(([, , decisions]) => decisions);
    expect(cited.length).toBeGreaterThan(0);
    for (const numbers of cited) expect(numbers).toMatch(/^(–|\d{4}(, \d{4})*)$/);
  });
});
