import type { Picture } from '../../question/picture';
import type { QuestionDraft } from '../../question/question';
import type { Worded } from '../shared/written-xml';

/** Writes a text in the languages of its question. */
export type GiftInBoth = (first: string, second?: string) => string;

/** A text in the languages of its question, with its picture. */
export type XmlInBoth = (first: string, second?: string, shown?: Picture) => Worded;

/** How files of other programs have a kind of question. */
export interface FileKind {
  /** What stands between the braces before the explanation, and how they open. */
  gift: { opening: string; lines: (question: QuestionDraft, inBoth: GiftInBoth) => string };
  /** What Moodle calls the kind, and what answers a question of it. */
  moodle: { type: string; answered: (question: QuestionDraft, inBoth: XmlInBoth) => string };
}
