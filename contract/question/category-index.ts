import { nameKey } from '../fields/fold';
import type { Category } from './category';

/** Maps a category's name or path to the possible ids: none, one, or several for an ambiguous name. */
export type CategoryIndex = (written: string) => number[];

interface Placed {
  id: number;
  path: string;
}

const separator = ' / ';

const pathKey = (written: string): string =>
  written
    // Names are trimmed after the split: a pattern for spaces around the separator would be quadratic in a long run of spaces.
    .split(/[/>]/)
    .map(nameKey)
    .join(separator);

const placed = (tree: readonly Category[], above: string): Placed[] =>
  tree.flatMap(({ id, name, subcategories }) => {
    // A name may contain a separator; tree and text are normalized in the same way.
    const path = above + pathKey(name);
    return [{ id, path }, ...placed(subcategories, path + separator)];
  });

const lastNameOf = (path: string): string => path.split(separator).at(-1) ?? '';

/** Groups categories by their last name: the matches of a path are in one group. */
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
 * Creates an index over a tree. "Science / Physics" and "science > physics" are paths. A whole path from the root means that category only;
 * a shorter one means every category whose path ends with it.
 */
export function categoryIndex(tree: readonly Category[]): CategoryIndex {
  const groups = byLastName(placed(tree, ''));
  const known = new Map<string, number[]>();
  return (written) => {
    // Cached by the exact text: a sheet repeats few categories, and normalization was the slowest part.
    const ids = known.get(written) ?? search(groups, pathKey(written));
    known.set(written, ids);
    return ids;
  };
}
