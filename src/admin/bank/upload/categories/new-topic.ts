import type { Category } from '../../../../../contract/question/category';
import { categoryIndex } from '../../../../../contract/question/category-index';

/** A category that a file names and the bank lacks. */
export interface NewTopic {
  name: string;
  /** The id of the category that it, or the first of `above`, belongs under; null: none. Absent where neither its name nor the bank says it. */
  parent?: number | null;
  /** The id of the parent that most others of the file share: no more than likely. */
  likely?: number;
  /** Names of its path that the bank lacks too, the uppermost first. */
  above: string[];
}

const parentsIn = (tree: readonly Category[], above: number | null = null): [id: number, parent: number | null][] =>
  tree.flatMap(({ id, subcategories }) => [[id, above], ...parentsIn(subcategories, id)]);

/** The parent that most of these categories share; null where they are at the top, and where no parent has most of them. */
function mostShared(parents: readonly (number | null)[]): number | null {
  const counts = new Map<number | null, number>();
  for (const parent of parents) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first === undefined || first[1] === second?.[1] ? null : first[0];
}

/** "Maths > Geometry" → both parts; a stroke parts them where what stands before it is a category. */
function partsOf(written: string, idsOf: (name: string) => number[]): { above: string; name: string } {
  const arrow = written.lastIndexOf('>');
  const stroke = written.lastIndexOf('/');
  const at = arrow >= 0 || idsOf(written.slice(0, Math.max(stroke, 0))).length !== 1 ? arrow : stroke;
  return { above: written.slice(0, Math.max(at, 0)), name: written.slice(at + 1).trim() };
}

/** The path that a name says, as far as the bank lacks it, below the id of what the bank has of it. */
function saidBy(above: string, idsOf: (name: string) => number[]): Pick<NewTopic, 'parent' | 'above'> {
  const names = above.split('>').map((name) => name.trim());
  for (let known = names.length; known > 0; known -= 1) {
    const ids = idsOf(names.slice(0, known).join(' > '));
    if (ids.length === 1) return { parent: ids[0] ?? null, above: names.slice(known) };
  }
  return { parent: null, above: names };
}

/** A new topic as a file writes it. `topics`: what the file names beside it, as it is called here; those that the bank has say the likely parent where the name itself says none. */
export function newTopic(written: string, topics: Iterable<string>, categories: readonly Category[]): NewTopic {
  const idsOf = categoryIndex(categories);
  const { above, name } = partsOf(written, idsOf);
  if (above.trim() !== '') return { name, ...saidBy(above, idsOf) };
  if (categories.length === 0) return { name, parent: null, above: [] };
  const known = [...topics].map(idsOf).flatMap((ids) => (ids.length === 1 ? ids : []));
  const parentOf = new Map(parentsIn(categories));
  const likely = mostShared([...new Set(known)].map((id) => parentOf.get(id) ?? null));
  return { name, above: [], ...(likely !== null && { likely }) };
}
