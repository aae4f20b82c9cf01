import { categoryIndex } from '../../contract/question/category-index';
import { treeFrom } from '../rules/bank/tree';
import type { allCategories } from '../store/bank/categories';

/** The id of the category that a path of names leads to. Throws where the path leads to none or to several: a bug of the seed. */
export type Find = (path: string) => number;

export function finderOf(rows: Awaited<ReturnType<typeof allCategories>>): Find {
  const index = categoryIndex(treeFrom(rows));
  return (path) => {
    const [id, ...others] = index(path);
    if (id === undefined || others.length > 0) throw new Error(`The seed's category "${path}" is not exactly one.`);
    return id;
  };
}
