import type { TypedPicture } from './typed-picture';

export interface Slot {
  /** Tells slots apart while they come and go; an option's id is given when the question is sent. */
  key: number;
  text: string;
  /** The same in the second language. */
  second: string;
  picture: TypedPicture | null;
}

/** The question form as it stands. */
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
  /** Text and explanation in the second language; all empty where there is none. */
  second: { description: string; explanation: string };
}
