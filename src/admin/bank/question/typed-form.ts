import type { QuestionKind } from '../../../../contract/kinds/kind';
import type { QuestionLanguage } from '../../../../contract/question/translation';
import type { OwnForm } from '../kinds/admin-kinds';
import type { TypedPassage } from '../passage/typed-passage';
import type { TypedPicture } from '../picture/typed-picture';

export interface Slot {
  /** React key of the slot; option ids are assigned at the submission. */
  key: number;
  text: string;
  /** The option's text in the second language. */
  second: string;
  picture: TypedPicture | null;
}

/** The state of the question form. What belongs to another kind stays in it and is not sent. */
export interface Typed extends OwnForm {
  kind: QuestionKind;
  description: string;
  picture: TypedPicture | null;
  categoryIds: number[];
  difficultyLevel: string;
  language: string;
  examTags: string;
  slots: Slot[];
  /** Keys of the correct slots. Of a single question one, or none is correct. */
  rights: number[];
  explanation: string;
  explanationPicture: TypedPicture | null;
  /** Text and explanation in the second language; empty without one. */
  second: {
    description: string;
    explanation: string;
    /** As chosen; absent: the usual one beside the question's own. */
    language?: QuestionLanguage;
  };
  /** What the question shares with others; null: nothing. */
  passage: TypedPassage | null;
}
