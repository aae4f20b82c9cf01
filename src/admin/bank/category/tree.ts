import { fold } from '../../../../contract/fields/fold';
import type { Category } from '../../../../contract/question/category';

export interface MatchedBranches {
  /** The branches to show: matches with all descendants, and their ancestors. */
  branches: Category[];
  /** Branches to open: the matching ones and their ancestors. */
  open: number[];
}

export function searchTree(tree: Category[], query: string): MatchedBranches {
  const wanted = fold(query.trim());
  if (wanted === '') return { branches: tree, open: [] };
  const open: number[] = [];
  const matching = (branches: Category[]): Category[] =>
    branches.flatMap((branch) => {
      const isMatch = fold(branch.name).includes(wanted);
      const below = matching(branch.subcategories);
      if (!isMatch && below.length === 0) return [];
      if (branch.subcategories.length > 0) open.push(branch.id);
      return [{ ...branch, subcategories: isMatch ? branch.subcategories : below }];
    });
  return { branches: matching(tree), open };
}

export interface Placed {
  id: number;
  /** Names from the root to this category. */
  path: string;
}

/** Lists every category of the tree, in display order. */
export function placed(tree: Category[], between = ' › ', above = ''): Placed[] {
  return tree.flatMap(({ id, name, subcategories }) => {
    const path = above + name;
    return [{ id, path }, ...placed(subcategories, between, path + between)];
  });
}

/** The names of categories, in display order. */
export const namesOf = (tree: readonly Category[], ids: readonly number[]): string[] =>
  tree.flatMap(({ id, name, subcategories }) => [...(ids.includes(id) ? [name] : []), ...namesOf(subcategories, ids)]);

export const idsIn = (tree: Category[]): number[] => tree.flatMap(({ id, subcategories }) => [id, ...idsIn(subcategories)]);

/** Returns the ancestors of `id`, from the root; empty for a root category or an unknown id. */
export function ancestors(tree: Category[], id: number): number[] {
  for (const branch of tree) {
    if (branch.id === id) return [];
    if (idsIn(branch.subcategories).includes(id)) return [branch.id, ...ancestors(branch.subcategories, id)];
  }
  return [];
}
