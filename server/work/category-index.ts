import type { Category } from '../../contract/category';

/** A category's name or path → the ids it may mean: none, one, or several where a name stands in more than one place. */
export type CategoryIndex = (written: string) => number[];

interface Placed {
  id: number;
  path: string;
}

/** Names are the same when they differ in case, spacing or Unicode form only. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const separator = ' / ';

const placed = (tree: readonly Category[], above: string): Placed[] =>
  tree.flatMap((category) => {
    const path = above + nameKey(category.name);
    return [{ id: category.id, path }, ...placed(category.subcategories, path + separator)];
  });

const pathKey = (written: string): string =>
  written
    .split(/\s*[/>]\s*/)
    .map(nameKey)
    .join(separator);

/**
 * An index over a tree. "Science / Physics" and "science > physics" are paths; the whole path from the root means that category only,
 * a shorter one every category whose path ends so.
 */
export function categoryIndex(tree: readonly Category[]): CategoryIndex {
  const all = placed(tree, '');
  const known = new Map<string, number[]>();
  return (written) => {
    const key = pathKey(written);
    const ids = known.get(key) ?? search(all, key, nameKey(written));
    known.set(key, ids);
    return ids;
  };
}

function search(all: readonly Placed[], path: string, name: string): number[] {
  const whole = all.filter((place) => place.path === path || place.path === name);
  if (whole.length > 0) return whole.map((place) => place.id);
  const ends = [path, name].map((key) => separator + key);
  return all.filter((place) => ends.some((end) => place.path.endsWith(end))).map((place) => place.id);
}
