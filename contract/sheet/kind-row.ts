import type { SaidKind } from '../kinds/kind';
import type { OwnAnswer } from '../kinds/kinds';
import type { QuestionDraft } from '../question/question';
import type { CellFault } from './cell-fault';
import type { ColumnPictures, optionsOf, Text } from './options';

/** The part of a question that its kind decides. */
export interface AnsweredRow extends OwnAnswer, Pick<QuestionDraft, 'explanation' | 'explanationPicture'> {
  kind?: SaidKind;
}

/** A row whose kind is known. */
export interface KindedCells {
  text: Text;
  options: ReturnType<typeof optionsOf>;
  pictures: ColumnPictures;
}

/** How a sheet has questions of a kind. */
export interface SheetKind {
  /** What a cell of *Kind* may say, folded. */
  words: readonly string[];
  /** Whether a row without a word in *Kind* is of this kind, unless a later one claims it. `right`: the number of its right options. */
  isMeant: (text: Text, right: number) => boolean;
  /** The columns that answer a question; a filled one of another kind is a fault. */
  columns: readonly string[];
  /** What answers the question, or why nothing can. */
  read: (row: KindedCells) => { answered: AnsweredRow; faults: CellFault[] };
  /** The cells of an answer beside those of its options. */
  cells: (question: OwnAnswer) => Record<string, string>;
  /** The column of a field that answers a question of this kind alone, by its path; null: no such field. */
  columnOf?: (path: readonly string[]) => string | null;
  /** A question of the template, but for its category and the like. */
  example: Record<string, string | number>;
}
