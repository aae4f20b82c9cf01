import type { Category } from './category';

/** A category's name or path → the ids it may mean: none, one, or several where a name stands in more than one place. */
export type CategoryIndex = (written: string) => number[];

interface Placed {
  id: number;
  path: string;
}

/** Names are the same when they differ in case, spacing or Unicode form only. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const separator = ' / ';

const pathKey = (written: string): string =>
  written
    // Spaces beside a sign go with those beside a name: a pattern for both would look at a long run of them from every place in it.
    .split(/[/>]/)
    .map(nameKey)
    .join(separator);

const placed = (tree: readonly Category[], above: string): Placed[] =>
  tree.flatMap(({ id, name, subcategories }) => {
    // A name may hold a sign that parts a path; both are read the same way.
    const path = above + pathKey(name);
    return [{ id, path }, ...placed(subcategories, path + separator)];
  });

const lastNameOf = (path: string): string => path.split(separator).at(-1) ?? '';

/** Places by their last name: those that a path may mean are among those of its own. */
function byLastName(all: readonly Placed[]): Map<string, Placed[]> {
  const groups = new Map<string, Placed[]>();
  for (const each of all) {
    const name = lastNameOf(each.path);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [each]);
    else group.push(each);
  }
  return groups;
}

function search(groups: ReadonlyMap<string, readonly Placed[]>, key: string): number[] {
  const candidates = groups.get(lastNameOf(key)) ?? [];
  const whole = candidates.filter(({ path }) => path === key);
  return (whole.length > 0 ? whole : candidates.filter(({ path }) => path.endsWith(separator + key))).map(({ id }) => id);
}

/**
 * An index over a tree. "Science / Physics" and "science > physics" are paths; the whole path from the root means that category only,
 * a shorter one every category whose path ends so.
 */
export function categoryIndex(tree: readonly Category[]): CategoryIndex {
  const groups = byLastName(placed(tree, ''));
  const known = new Map<string, number[]>();
  return (written) => {
    // By the letters as they stand: a sheet writes the same few again and again, and to fold them takes longer than all else here.
    const ids = known.get(written) ?? search(groups, pathKey(written));
    known.set(written, ids);
    return ids;
  };
}
