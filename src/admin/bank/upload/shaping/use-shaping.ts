import { useMemo, useState } from 'react';
import type { Category } from '../../../../../contract/question/category';
import { placed } from '../../category/tree';
import { chosen, guessed, isCounted, type Meaning } from '../reading/columns/header-meanings';
import { textsOf } from '../reading/columns/longer-rows';
import type { OtherTable } from '../reading/columns/other-table';
import { missing, type Shaping, shaped, topicsIn } from '../reading/columns/shape';
import { rememberedFor, rememberFor } from './remembered-meanings';
import { useLooked } from './use-looked';

/** Between names of a path, as a sheet writes it. */
export const between = ' > ';

const headerOf = ({ rows, header }: OtherTable): string[] =>
  Array.from(rows[header] ?? [], (cell) => (typeof cell === 'string' ? cell : ''));

const belowOf = ({ rows, header }: OtherTable): string[][] => rows.slice(header + 1).map(textsOf);

/** What a person chose for this header before; null: nothing, or a column that only counts the questions stood for them. */
function chosenBefore(looked: OtherTable): Meaning[] | null {
  const means = rememberedFor(headerOf(looked));
  return means !== null && isCounted(belowOf(looked), means.indexOf('Question')) ? null : means;
}

interface Parts {
  categories: Category[];
  /** Called with the file as one of our sheets, or null while there is none. */
  onShaped: (file: File | null) => void;
  onFailed: () => void;
}

/** Reads a file of another shape in a worker, and makes one of our sheets of it as soon as the needed columns are known. */
export function useShaping({ categories, onShaped, onFailed }: Parts) {
  const [otherwise, setOtherwise] = useState<number | null>(null);
  const pathOf = (id: number | null): string => placed(categories, between).find((each) => each.id === id)?.path ?? '';
  const { shape, isMaking, look, stop, show, chooseHeader } = useLooked<Shaping>({
    guessed,
    first: (looked, before) => ({
      header: looked.header,
      means: (looked.isHeaderless ? null : chosenBefore(looked)) ?? looked.means,
      otherwise: pathOf(otherwise),
      ...(before?.categories && { categories: before.categories }),
      ...(looked.longer && { longer: looked.longer }),
    }),
    lacks: ({ from, rows }, shaping) => (from === 'text' && rows.length < 2 ? ['Question'] : missing(shaping)),
    rowsOf: ({ rows }, shaping) => shaped(rows, shaping),
    // The sheet of before stands until the next one is made.
    onShaped: (file, isComing) => isComing || onShaped(file),
    onFailed,
  });

  const change = (changes: Partial<Shaping>) => {
    if (shape.is === 'looked') show(shape.name, shape.looked, { ...shape.shaping, ...changes });
  };

  function choose(at: number, meaning: Meaning): void {
    if (shape.is !== 'looked') return;
    const means = chosen(shape.shaping.means, at, meaning);
    if (!shape.looked.isHeaderless) rememberFor(headerOf(shape.looked), means);
    change({ means });
  }

  const topics = useMemo(() => (shape.is === 'looked' ? topicsIn(shape.looked.rows, shape.shaping) : []), [shape]);

  return {
    shape,
    isMaking,
    look(file: File): void {
      onShaped(null);
      look(file);
    },
    stop,
    choose,
    chooseHeader,
    /** The categories that the file names, as they are called here. */
    topics,
    otherwise,
    /** `path`: of a category that is in no list yet. */
    chooseOtherwise: (id: number | null, path = pathOf(id)) => {
      setOtherwise(id);
      change({ otherwise: path });
    },
    /** What categories of the file mean here; null: nothing. */
    chooseCategories: (chosen: ReadonlyMap<string, string | null>) => {
      const known = new Map(shape.is === 'looked' ? shape.shaping.categories : []);
      for (const [name, path] of chosen)
        if (path === null) known.delete(name);
        else known.set(name, path);
      change({ categories: known });
    },
  };
}
