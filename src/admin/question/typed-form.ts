import type { TypedPicture } from './typed-picture';

export interface Slot {
  /** React key of the slot; option ids are assigned at the submission. */
  key: number;
  text: string;
  /** The option's text in the second language. */
  second: string;
  picture: TypedPicture | null;
}

/** The state of the question form. */
export interface Typed {
  description: string;
  picture: TypedPicture | null;
  categoryIds: number[];
  difficultyLevel: string;
  language: string;
  examTags: string;
  slots: Slot[];
  /** Key of the correct slot. */
  correct: number | null;
  explanation: string;
  explanationPicture: TypedPicture | null;
  /** Text and explanation in the second language; empty without one. */
  second: { description: string; explanation: string };
}
