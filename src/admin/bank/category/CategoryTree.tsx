import { type ReactNode, useMemo, useState } from 'react';
import { Tree } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { categoryTreeMaxHeight } from '../../../../contract/fields/limits';
import type { Category } from '../../../../contract/question/category';
import { TextField } from '../../../ui/controls/Field';
import { useAdminCopy } from '../../words/use-admin-copy';
import { CategoryBranch } from './CategoryBranch';
import { idsIn, searchTree } from './tree';

interface Props {
  label: string;
  categories: Category[];
  /** The selected ids and their setter, if categories can be selected. */
  choice?: { chosen: number[]; onChange: (chosen: number[]) => void };
  open: ReadonlySet<number>;
  onOpen: (open: ReadonlySet<number>) => void;
  /** Renders the action of one category. */
  action?: (category: Category) => ReactNode;
}

/**
 * Virtualized rows: thousands of categories open and search as fast as a few. The library disables clicks during a scroll; the tree enables
 * them again, so that no click is lost.
 */
const rows = { estimatedRowHeight: 36, padding: 4 };

/** The category tree with a search; a match is shown with its opened ancestors. */
export function CategoryTree({ label, categories, open, onOpen, choice, action }: Props) {
  const copy = useAdminCopy();
  const [query, setQuery] = useState('');
  const { branches } = useMemo(() => searchTree(categories, query), [categories, query]);

  function search(typed: string) {
    setQuery(typed);
    onOpen(new Set([...open, ...searchTree(categories, typed).open]));
  }

  return (
    <div className="flex flex-col gap-2">
      <TextField label={copy.searchCategories} type="search" value={query} onChange={(event) => search(event.target.value)} />
      <Virtualizer layout={ListLayout} layoutOptions={rows}>
        <Tree
          aria-label={label}
          className="overflow-auto rounded-control border border-line bg-surface outline-offset-0 [&>div]:pointer-events-auto!"
          style={{ maxHeight: categoryTreeMaxHeight }}
          items={branches}
          dependencies={[query, action, copy]}
          expandedKeys={open}
          onExpandedChange={(keys) => onOpen(new Set([...keys].map(Number)))}
          selectionMode={choice ? 'multiple' : 'none'}
          escapeKeyBehavior="none"
          selectedKeys={choice?.chosen ?? []}
          onSelectionChange={(keys) =>
            choice?.onChange(keys === 'all' ? [...new Set([...choice.chosen, ...idsIn(branches)])] : [...keys].map(Number))
          }
          renderEmptyState={() => <p className="p-4 text-ink-soft">{copy.noMatch(query)}</p>}
        >
          {(branch) => <CategoryBranch branch={branch} query={query} action={action} />}
        </Tree>
      </Virtualizer>
    </div>
  );
}
