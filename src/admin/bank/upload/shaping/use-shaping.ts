import { useEffect, useMemo, useRef, useState } from 'react';
import type { Fault } from '../../../../../contract/faults/fault';
import type { Category } from '../../../../../contract/question/category';
import { placed } from '../../category/tree';
import { chosen, type Meaning } from '../reading/header-meanings';
import type { OtherTable } from '../reading/other-table';
import { missing, type Shaping, shaped, topicsIn } from '../reading/shape';
import { askWorker, made } from '../worker/ask-worker';
import { rememberedFor, rememberFor } from './remembered-meanings';

/** Between names of a path, as a sheet writes it. */
export const between = ' > ';

/** What is known of a file of another shape. `absent`: no worker could read it. */
export type Shape =
  | { is: 'none' }
  | { is: 'looking' }
  | { is: 'refused'; why: Fault }
  | { is: 'absent' }
  | { is: 'looked'; name: string; looked: OtherTable; shaping: Shaping; missing: string[] };

const headerOf = ({ rows, header }: OtherTable): string[] =>
  Array.from(rows[header] ?? [], (cell) => (typeof cell === 'string' ? cell : ''));

interface Parts {
  categories: Category[];
  /** Called with the file as one of our sheets, or null while a column is missing. */
  onShaped: (file: File | null) => void;
  onFailed: () => void;
}

/** Reads a file of another shape in a worker, and makes one of our sheets of it as soon as the needed columns are known. */
export function useShaping({ categories, onShaped, onFailed }: Parts) {
  const [shape, setShape] = useState<Shape>({ is: 'none' });
  /** Whether the sheet of the present choices is still being made: an earlier one must not be sent. */
  const [isMaking, setMaking] = useState(false);
  const [otherwise, setOtherwise] = useState<number | null>(null);
  const end = useRef<() => void>(() => undefined);
  /** Counts the tables that were asked for: an earlier one that arrives late is dropped. */
  const turn = useRef(0);
  useEffect(() => () => end.current(), []);

  const pathOf = (id: number | null): string => placed(categories, between).find((each) => each.id === id)?.path ?? '';

  function show(name: string, looked: OtherTable, shaping: Shaping): void {
    turn.current += 1;
    const own = turn.current;
    const lacking = looked.from === 'text' && looked.rows.length < 2 ? ['Question'] : missing(shaping);
    setShape({ is: 'looked', name, looked, shaping, missing: lacking });
    if (lacking.length > 0) {
      setMaking(false);
      onShaped(null);
      return;
    }
    const base = name.replace(/\.[^.]*$/, '');
    const ends = (then: () => void) => {
      if (own !== turn.current) return;
      setMaking(false);
      then();
    };
    setMaking(true);
    made({ make: 'rows', rows: shaped(looked.rows, shaping) }).then(
      (bytes) => ends(() => onShaped(new File([bytes], `${base}.xlsx`))),
      () => ends(onFailed),
    );
  }

  function stop(): void {
    end.current();
    turn.current += 1;
    setMaking(false);
    setShape({ is: 'none' });
  }

  function look(file: File): void {
    stop();
    onShaped(null);
    setShape({ is: 'looking' });
    const endWorker = askWorker(
      { make: 'look', file },
      (told) => {
        endWorker();
        if (told.is !== 'looked') return setShape({ is: 'absent' });
        const { looked } = told;
        if ('why' in looked) return setShape({ is: 'refused', why: looked.why });
        const means = (looked.isHeaderless ? null : rememberedFor(headerOf(looked))) ?? looked.means;
        show(file.name, looked, {
          header: looked.header,
          means,
          otherwise: pathOf(otherwise),
          ...(looked.longer && { longer: looked.longer }),
        });
      },
      () => {
        endWorker();
        setShape({ is: 'absent' });
      },
    );
    end.current = endWorker;
  }

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
    look,
    stop,
    choose,
    /** The categories that the file names, as they are called here. */
    topics,
    otherwise,
    chooseOtherwise: (id: number | null) => {
      setOtherwise(id);
      change({ otherwise: pathOf(id) });
    },
    /** What a category of the file means here; null: nothing. */
    chooseCategory: (name: string, path: string | null) => {
      const known = new Map(shape.is === 'looked' ? shape.shaping.categories : []);
      if (path === null) known.delete(name);
      else known.set(name, path);
      change({ categories: known });
    },
  };
}
