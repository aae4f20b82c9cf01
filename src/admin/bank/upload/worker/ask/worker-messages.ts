import type { Fault } from '../../../../../../contract/faults/fault';
import type { Located } from '../../../../../../contract/fields/located';
import type { Meant } from '../../../../../../contract/formats/recategorized';
import type { Category } from '../../../../../../contract/question/category';
import type { Question } from '../../../../../../contract/question/question';
import type { CellFault } from '../../../../../../contract/sheet/cell-fault';
import type { Cell } from '../../../../../../contract/sheet/cells';
import type { Place } from '../../../../../../contract/sheet/read-rows';
import type { OtherTableOrFault } from '../../reading/columns/other-table';

/** A cell of a row under a header, with the header's text; of a text, by the column that a sheet has for it. */
export interface RowCell {
  /** From 0. */
  at: number;
  column: string;
  text: string;
  /** The column of a roster that the header stands for, as faults name it; absent in a sheet of questions, whose headers are those names. */
  means?: string;
}

/** What an admin typed into a row of a sheet, or into a question of a text, by its {@link PreviewRow.at}. */
export interface Mend {
  row: number;
  cells: readonly RowCell[];
}

/** One question of a file as the preview shows it. */
export interface PreviewRow {
  /** Its place among them. */
  id: number;
  /** Its row in a sheet, its line in a text, or its number in a file in whose lines several may begin. */
  at: number;
  /** What the file calls it; absent where it has no name. */
  name?: string;
  question: string;
  /** Text of the correct options, or the numbers that are right; empty in a bad row. */
  answer: string;
  /** Where it will be filed; empty in a bad row. */
  category: string;
  /** Of a good row; absent where it has none. */
  difficulty?: string;
  /** The text of the passage that a good question shares, or what the passage's picture shows; absent where there is none. */
  passage?: string;
  /** What each of its pictures shows, in words; none in a bad row. */
  pictures: string[];
  /** Of a good row, in words. */
  options?: string[];
  /** Places of the correct options, from 0; absent where an answer is typed. */
  rightPlaces?: number[];
  /** The language of a good question; absent where it has none. */
  language?: string;
  /** A good question in its second language, with that language. */
  translated?: { language: string; question: string };
  /** Of a good row; absent where it has none. */
  tags?: string[];
  /** What is wrong, each with its column; none in a good row. */
  problems: CellFault[];
  /** What a good question loses; absent where it loses nothing. */
  notes?: readonly CellFault[];
  /** Of a bad row: what stands in it, to be mended; absent where that cannot be read. */
  cells?: readonly RowCell[];
  /** SHA-256 of a good question's key in base64, to ask the bank by; absent where the browser makes none. */
  hash?: string;
  /** The same of its right answer. */
  answerHash?: string;
}

export interface TemplateLists {
  categories: Category[];
  difficulties: readonly string[];
  languages: readonly string[];
}

/** What the template of a roster shows. */
export interface RosterExample {
  /** Of the person in its one row. */
  name: string;
  /** Names of the present groups. */
  groups: readonly string[];
}

export type ExportFormat = 'sheet' | 'gift' | 'xml';

/** Bytes of pictures by their hashes. */
export type PictureBytes = ReadonlyMap<string, ArrayBuffer>;

/** Questions to be written; `pictures` has all that they show where the format carries them, and is empty else. */
export interface ExportOrder {
  make: 'export';
  format: ExportFormat;
  questions: Question[];
  categories: Category[];
  pictures: PictureBytes;
}

/** What is wrong with a row of a sheet, from 1, in words. */
export interface FaultInWords {
  row: number;
  reason: string;
}

/** What a sheet holds; absent: questions. */
export type UploadedAs = 'roster';

/** What the worker is asked for; it answers one order in its life. */
export type WorkerOrder =
  | { make: 'preview'; file: File; categories: Category[] }
  | { make: 'text preview'; file: File; categories: Category[]; otherwise: number | null }
  | { make: 'recategorized'; file: File; meant: Meant }
  | ExportOrder
  | { make: 'look'; file: File; of?: UploadedAs }
  | { make: 'rows'; rows: Cell[][] }
  | {
      make: 'mended';
      file: File;
      mends: readonly Mend[];
      without: ReadonlySet<number>;
      of?: UploadedAs;
      /** Of a roster: the group that a name in it means, by that name; absent: each means itself. */
      groups?: ReadonlyMap<string, string>;
    }
  | { make: 'mended text'; file: File; mends: readonly Mend[]; without: ReadonlySet<number> }
  | { make: 'faulty rows'; file: File; reasons: FaultInWords[]; title: string; of?: UploadedAs }
  | { make: 'cells'; file: File; row: number }
  | ({ make: 'template' } & TemplateLists)
  | ({ make: 'roster template' } & RosterExample);

/** Every question of a file, read. */
export interface ReadFile {
  is: 'read';
  rows: PreviewRow[];
  /** What the numbers of its rows count; absent: rows of a sheet. */
  place?: Place;
  /** Of a sheet. */
  located?: Located;
  /** Of a text that names a category which the bank lacks: all that it names, each once, as a sheet has them. */
  topics?: string[];
}

/** What the worker tells. `share`: of the rows that are checked, or null while nothing can be counted yet. */
export type Told =
  | { is: 'reading'; share: number | null }
  | ReadFile
  | { is: 'looked'; looked: OtherTableOrFault }
  | { is: 'refused'; why: Fault }
  /** What stands in a row of a roster. */
  | { is: 'cells'; cells: RowCell[] }
  | { is: 'made'; bytes: ArrayBuffer };
