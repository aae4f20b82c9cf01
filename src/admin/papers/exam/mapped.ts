import type { ExamTemplate } from '../../../../contract/exam/templates/template';
import { fold } from '../../../../contract/fields/fold';
import type { Category } from '../../../../contract/question/category';
import { typedFrom } from '../mix/typed-mix';
import type { TypedExam, TypedSubject } from './draft-shape';
import { typedSection } from './typed-section';

/** Every category, those nearest to the root first. */
function byDepth(tree: readonly Category[]): Category[] {
  const found: Category[] = [];
  for (let level = [...tree]; level.length > 0; level = level.flatMap(({ subcategories }) => subcategories)) found.push(...level);
  return found;
}

/** The category of an area: the first whose name is one of the area's, in the order of these names; null if there is none. */
function categoryOf(names: readonly string[], tree: readonly Category[]): number | null {
  const categories = byDepth(tree);
  for (const name of names) {
    const found = categories.find((category) => fold(category.name.trim()) === fold(name));
    if (found !== undefined) return found.id;
  }
  return null;
}

/** The exam form of a template. Areas that the bank names alike are mapped. */
export function formOf(template: ExamTemplate, tree: readonly Category[]): TypedExam {
  const mapped = new Map(template.areas.map((names) => [names[0], categoryOf(names, tree)]));
  return {
    name: template.name,
    timerDuration: String(template.timerDuration),
    marksPerCorrect: String(template.marksPerCorrect),
    negativeMarksPerWrong: String(template.negativeMarksPerWrong),
    instructions: '',
    isLocked: template.sections.some(({ isLocked }) => isLocked),
    multipleScheme: template.multipleScheme ?? 'all-or-nothing',
    subjects: template.sections.map((section, key) => {
      const id = mapped.get(section.area) ?? null;
      return {
        ...{ key, name: section.name, categoryIds: id === null ? [] : [id], numberOfQuestions: String(section.numberOfQuestions) },
        ...{ mix: typedFrom(section.mix), section: typedSection(section), area: section.area },
      };
    }),
  };
}

/** The subjects of the form that are sections of an area. */
export const subjectsOf = (area: string, { subjects }: Pick<TypedExam, 'subjects'>): TypedSubject[] =>
  subjects.filter((subject) => subject.area === area);

/** The subjects with another category for each section of an area; null: none. */
export const mappedTo = (area: string, { subjects }: Pick<TypedExam, 'subjects'>, id: number | null): TypedSubject[] =>
  subjects.map((subject) => (subject.area === area ? { ...subject, categoryIds: id === null ? [] : [id] } : subject));
