import type { CategoryUse } from '../../../../contract/question/category-change';
import { numberText as n } from '../wording/figures';

const questions = (count: number): string => (count === 1 ? '1 question' : `${n(count)} questions`);
const below = (count: number): string => (count === 1 ? '1 subcategory' : `${n(count)} subcategories`);

const partsOf = ({ questions: count, retired, subcategories, exams }: CategoryUse): string[] => [
  ...(count > 0 ? [questions(count)] : []),
  ...(retired > 0 ? [`${questions(retired)} retired`] : []),
  ...(subcategories > 0 ? [below(subcategories)] : []),
  ...(exams.length > 0 ? [`the ${exams.length === 1 ? 'exam' : 'exams'} ${exams.map(({ name }) => name).join(', ')}`] : []),
];

/** The sentences about changes of the category tree. */
export const words = {
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  useFailed: 'Failed to load what is in this category.',
  holds: (use: CategoryUse) => {
    const parts = partsOf(use);
    return parts.length === 0 ? 'Nothing is in this category.' : `Directly in it: ${parts.join(', ')}.`;
  },
  ways: { rename: 'Rename', move: 'Move', merge: 'Merge into another', delete: 'Delete' },
  newName: 'New name',
  rename: 'Rename',
  renamed: (before: string, name: string) => `✅ “${before}” is “${name}” now.`,
  notRenamed: '❌ The category was not renamed.',
  moveLead: 'It moves with everything below it.',
  newParent: 'New place',
  move: 'Move',
  moved: (name: string) => `✅ “${name}” was moved.`,
  notMoved: '❌ The category was not moved.',
  mergeWhom: (name: string, into: string | null) =>
    into === null ? `All that is in “${name}” goes to the other category.` : `All that is in “${name}” goes to “${into}”.`,
  mergeAsk: (name: string, into: string) => `Merge “${name}” into “${into}”?`,
  mergeBelow: (count: number) =>
    count === 1
      ? 'The subcategory goes along, with all that is in it.'
      : `The ${n(count)} subcategories go along, with all that is in them.`,
  mergeLead: 'At once, for every admin. Then it is deleted, which cannot be taken back. Assessments that are made stay as they are.',
  into: 'The other category',
  choose: 'Choose a category',
  merge: 'Merge',
  merged: (name: string) => `✅ “${name}” was merged.`,
  notMerged: '❌ The categories were not merged.',
  deleteWhom: (name: string) => `“${name}” is empty, and can be deleted.`,
  deleteLead: 'At once, for good. A new category can have the same name.',
  notEmpty: (use: CategoryUse) => `Only an empty category can be deleted. This one still has ${partsOf(use).join(', ')}.`,
  delete: 'Delete',
  deleted: (name: string) => `✅ “${name}” was deleted.`,
  notDeleted: '❌ The category was not deleted.',
};
