import type { Category } from '../../../contract/question/category';

/** A category as it is stored. */
export interface CategoryRow {
  id: number;
  parent_id: number | null;
  name: string;
}

const leaf = (row: CategoryRow): Category => ({ id: row.id, name: row.name, parentId: row.parent_id, subcategories: [] });

/** Makes the tree of the rows; children keep the order of the rows. */
export function treeFrom(rows: readonly CategoryRow[]): Category[] {
  const nodes = new Map(rows.map((row) => [row.id, leaf(row)]));
  const roots: Category[] = [];
  for (const node of nodes.values()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId);
    (parent?.subcategories ?? roots).push(node);
  }
  return roots;
}
