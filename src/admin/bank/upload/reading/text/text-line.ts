import type { NumberedOption } from './numbered-options';

/** A line of a text or a document. `list`: Word numbers it by itself, by numbers or by letters. */
export interface TextLine {
  text: string;
  list?: 'number' | 'letter' | undefined;
}

/** A line as it is read. */
export interface ReadLine extends TextLine {
  /** Options that numbers label, below `text`. */
  options?: readonly NumberedOption[];
  /** Its labels may be read in two ways. */
  isUnsure?: true;
}
