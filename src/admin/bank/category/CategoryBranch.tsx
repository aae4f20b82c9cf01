import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Collection } from 'react-aria-components/Collection';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { fold } from '../../../../contract/fields/fold';
import type { Category } from '../../../../contract/question/category';
import { tick } from '../../kit/table/SelectionBox';

/** A name with the matching part highlighted. */
function Matched({ text, query }: { text: string; query: string }) {
  const wanted = fold(query.trim());
  const at = wanted === '' ? -1 : fold(text).indexOf(wanted);
  // Folding can change a text's length; then the position of the match is unknown and nothing is highlighted.
  if (at < 0 || fold(text).length !== text.length) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-sm bg-warn-soft text-warn">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

interface Props {
  branch: Category;
  query: string;
  action: ((category: Category) => ReactNode) | undefined;
}

const chevron = (
  <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-2 stroke-current transition-transform">
    <path d="m6 3 5 5-5 5" />
  </svg>
);

/** A row of the tree with the rows below it. */
export function CategoryBranch({ branch, query, action }: Props) {
  return (
    <TreeItem
      id={branch.id}
      textValue={branch.name}
      className="rounded-control outline-offset-[-3px] hover:bg-raised data-[selected]:bg-brand-soft"
    >
      <TreeItemContent>
        {({ hasChildItems, isExpanded, selectionMode, level }) => (
          // In a subject on a phone little room is left: a name's long word must not break.
          <div
            className="flex min-h-9 items-center gap-1 pr-1 sm:gap-2 sm:pr-2"
            style={{ paddingInlineStart: `calc(${level - 1} * min(1.25rem, 3vw))` }}
          >
            <span className="flex size-8 shrink-0 items-center justify-center">
              {hasChildItems && (
                <Button
                  slot="chevron"
                  className={`flex size-8 items-center justify-center rounded-control hover:bg-line ${isExpanded ? '[&>svg]:rotate-90' : ''}`}
                >
                  {chevron}
                </Button>
              )}
            </span>
            {selectionMode === 'multiple' && (
              <Checkbox
                slot="selection"
                className="group/tick flex size-5 shrink-0 items-center justify-center rounded border border-line-strong bg-surface text-on-brand data-[selected]:border-brand data-[selected]:bg-brand data-[focus-visible]:outline-3 data-[focus-visible]:outline-brand-ink"
              >
                {tick}
              </Checkbox>
            )}
            <span className="wrap-anywhere min-w-0 flex-1 py-1">
              <Matched text={branch.name} query={query} />
            </span>
            {action?.(branch)}
          </div>
        )}
      </TreeItemContent>
      <Collection items={branch.subcategories} dependencies={[query, action]}>
        {(below) => <CategoryBranch branch={below} query={query} action={action} />}
      </Collection>
    </TreeItem>
  );
}
