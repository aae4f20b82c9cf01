import { useRef, useState } from 'react';
import type { Category } from '../../../contract/question/category';
import { Button } from '../../ui/controls/Button';
import { Card, EmptyState, Page } from '../../ui/controls/Card';
import { Fetched } from '../calls/Fetched';
import { useReply } from '../calls/use-reply';
import { useAdminCopy } from '../copy/use-admin-copy';
import { AddCategory } from './AddCategory';
import { CategoryTree } from './CategoryTree';
import { ancestors, idsIn, placed } from './tree';

export function CategoriesScreen() {
  const copy = useAdminCopy();
  const categories = useReply('getCategories');
  const [parentId, setParentId] = useState<number | null>(null);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const nameField = useRef<HTMLInputElement>(null);

  function addBelow(id: number) {
    setParentId(id);
    nameField.current?.focus();
  }

  function showBelow(id: number | null) {
    if (id !== null) setOpen(new Set([...open, ...ancestors(categories.data ?? [], id), id]));
  }

  const tree = (all: Category[]) =>
    all.length === 0 ? (
      <EmptyState>{copy.noCategories}</EmptyState>
    ) : (
      <CategoryTree
        label={copy.categories}
        categories={all}
        open={open}
        onOpen={setOpen}
        action={(category) => <AddBelow category={category} onAdd={addBelow} />}
      />
    );

  return (
    <Page wide title={copy.ways.categories} lead={copy.categoriesLead}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card aria-label={copy.allCategories} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2>{copy.allCategories}</h2>
            <div className="flex text-sm">
              <Button variant="quiet" onClick={() => setOpen(new Set(idsIn(categories.data ?? [])))}>
                {copy.expandAll}
              </Button>
              <Button variant="quiet" onClick={() => setOpen(new Set())}>
                {copy.collapseAll}
              </Button>
            </div>
          </div>
          <Fetched query={categories} failed={copy.categoriesFailed}>
            {tree}
          </Fetched>
        </Card>
        <Card aria-label={copy.newCategory}>
          <AddCategory
            places={placed(categories.data ?? [])}
            parentId={parentId}
            onParent={setParentId}
            nameField={nameField}
            onAdded={({ parentId }) => showBelow(parentId)}
          />
        </Card>
      </div>
    </Page>
  );
}

function AddBelow({ category, onAdd }: { category: Category; onAdd: (id: number) => void }) {
  const copy = useAdminCopy();
  return (
    <button
      type="button"
      aria-label={copy.addBelowOf(category.name)}
      className="min-h-8 min-w-8 rounded-control px-2 text-brand-ink text-sm hover:bg-brand-soft"
      onClick={() => onAdd(category.id)}
    >
      +<span className="max-sm:hidden"> {copy.addBelow}</span>
    </button>
  );
}
