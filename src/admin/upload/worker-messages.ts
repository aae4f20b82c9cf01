import type { Category } from '../../../contract/category';

/** One row of a sheet as the preview shows it; `id` is its number in the sheet. */
export interface PreviewRow {
  id: number;
  question: string;
  /** Text of the correct option; empty in a bad row. */
  answer: string;
  /** What is wrong, each with its column; none in a good row. */
  problems: string[];
}

export interface TemplateLists {
  categories: Category[];
  difficulties: readonly string[];
  languages: readonly string[];
}

/** What the worker is asked for; it answers one order in its life. */
export type Order = { make: 'preview'; file: File; categories: Category[] } | ({ make: 'template' } & TemplateLists);

/** What the worker tells. `share`: of the rows that are checked, or null while nothing can be counted yet. */
export type Told =
  | { is: 'reading'; share: number | null }
  | { is: 'read'; rows: PreviewRow[] }
  | { is: 'refused'; why: string }
  | { is: 'template'; bytes: ArrayBuffer };
