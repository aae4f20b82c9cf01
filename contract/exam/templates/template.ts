import type { ExamDraft, SubjectDraft } from '../exam';

/** A page that a template was read from. */
interface Source {
  title: string;
  url: string;
  /** YYYY-MM-DD; null: the page names no date. */
  published: string | null;
}

/**
 * What could not be confirmed of a template; the admin's catalogues have a sentence for each. `notice-not-read`: the examining body's own notice was not
 * read, other sources agree · `order-of-sections`, `wrong-numbers-cost`: sources differ · `marks-of-sections`: a source gives other marks ·
 * `kinds-are-an-example`: how many questions are of which kind differs by paper and year · `sections-told-apart`: the real paper does not show these
 * sections; they hold the marks of each kind · `next-edition-on-computers`: the next edition is announced in another form, its pattern is not published ·
 * `newer-edition-not-found`: a newer edition may have been published · `sections-may-be-locked`: whether each section has its own time was not found ·
 * `questions-of-sections`: another edition had other numbers of questions · `marks-of-sections-may-differ`: a kindred examination has other marks ·
 * `wrong-answers-cost`: an earlier edition took another part of the marks · `marks-of-kinds`: the marks of each kind differ by year
 */
export type TemplateDoubt =
  | 'notice-not-read'
  | 'order-of-sections'
  | 'wrong-numbers-cost'
  | 'marks-of-sections'
  | 'kinds-are-an-example'
  | 'sections-told-apart'
  | 'next-edition-on-computers'
  | 'newer-edition-not-found'
  | 'sections-may-be-locked'
  | 'questions-of-sections'
  | 'marks-of-sections-may-differ'
  | 'wrong-answers-cost'
  | 'marks-of-kinds';

/** A section of a template: a subject that names its area of knowledge, to be mapped to categories of a bank. */
type TemplateSection = Omit<SubjectDraft, 'categoryIds'> & { area: string };

/** A real examination as it was last published. */
export interface ExamTemplate extends Omit<ExamDraft, 'subjects' | 'instructions'> {
  id: string;
  /** The edition that the figures are of. */
  edition: string;
  /** Areas of knowledge, each with names under which banks file it. The first is the area's own. */
  areas: readonly (readonly [string, ...string[]])[];
  sections: readonly TemplateSection[];
  sources: readonly Source[];
  /** YYYY-MM-DD: when the sources were read. */
  readOn: string;
  unconfirmed: readonly TemplateDoubt[];
}
