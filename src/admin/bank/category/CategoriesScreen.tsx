import { useRef, useState } from 'react';
import type { Category } from '../../../../contract/question/category';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Card, EmptyState, Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useBankCopy } from '../../words/use-bank-copy';
import { AddCategory } from './AddCategory';
import { CategoryDialog } from './CategoryDialog';
import { CategoryTree } from './CategoryTree';
import { ancestors, idsIn, placed } from './tree';

export function CategoriesScreen() {
  const copy = useBankCopy();
  const categories = useReply('getCategories');
  const [parentId, setParentId] = useState<number | null>(null);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const nameField = useRef<HTMLInputElement>(null);
  const [changing, setChanging] = useState<Category | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const list = useRef<HTMLHeadingElement>(null);

  function change(category: Category) {
    setSaid(null);
    setChanging(category);
  }

  function done(sentence: string) {
    setChanging(null);
    setSaid(sentence);
    // The row of the category may be gone, and its button with it.
    list.current?.focus();
  }

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
        action={(category) => <RowActions category={category} onAdd={addBelow} onChange={change} />}
      />
    );

  return (
    <Page wide title={copy.ways.categories} lead={copy.categoriesLead}>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Card aria-label={copy.allCategories} className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 ref={list} tabIndex={-1}>
                {copy.allCategories}
              </h2>
              <div className="flex text-sm">
                <Button variant="quiet" onClick={() => setOpen(new Set(idsIn(categories.data ?? [])))}>
                  {copy.expandAll}
                </Button>
                <Button variant="quiet" onClick={() => setOpen(new Set())}>
                  {copy.collapseAll}
                </Button>
              </div>
            </div>
            <div aria-live="polite" className="empty:hidden">
              {said && <Banner tone="success">{said}</Banner>}
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
      </div>
      {changing && (
        <CategoryDialog
          key={changing.id}
          category={changing}
          categories={categories.data ?? []}
          onDone={done}
          onAddBelow={() => {
            setChanging(null);
            addBelow(changing.id);
          }}
          onClose={() => setChanging(null)}
        />
      )}
    </Page>
  );
}

interface RowProps {
  category: Category;
  onAdd: (id: number) => void;
  onChange: (category: Category) => void;
}

const rowAction = 'min-h-8 min-w-8 shrink-0 rounded-control px-2 text-brand-ink text-sm hover:bg-brand-soft';

function RowActions({ category, onAdd, onChange }: RowProps) {
  const copy = useBankCopy();
  return (
    <>
      <button
        type="button"
        aria-label={copy.addBelowOf(category.name)}
        className={`${rowAction} max-sm:hidden`}
        onClick={() => onAdd(category.id)}
      >
        + {copy.addBelow}
      </button>
      <button
        type="button"
        aria-label={copy.categoryChanges.changeOf(category.name)}
        className={rowAction}
        onClick={() => onChange(category)}
      >
        <span aria-hidden="true" className="sm:hidden">
          ⋯
        </span>
        <span className="max-sm:hidden">{copy.categoryChanges.change}</span>
      </button>
    </>
  );
}
