import type { Category } from '../../../contract/category';
import { optionSlots } from '../../../contract/limits';
import { Card } from '../../ui/Card';
import { TemplateButton } from './TemplateButton';
import { Terms } from './Terms';

const columns = [
  ['Question', 'needed'],
  ['Category', 'needed: a name, or its path as Science > Physics; several are separated by semicolons'],
  [`Option 1 … Option ${optionSlots.max}`, `at least ${optionSlots.min}`],
  ['Correct option', 'needed: the number or the letter of the option'],
  ['Explanation', 'of the correct option'],
  ['Difficulty', 'such as Easy, Medium, Hard'],
  ['Language', 'such as English, Hindi'],
  ['Tags', 'separated by commas'],
  [
    'Question (Hindi), Option 1 (Hindi) … Explanation (Hindi)',
    'the question in a second language, all of it or none; (English) for one in Hindi',
  ],
] as const;

/** What the server looks for in a sheet. */
export function SheetColumns({ categories }: { categories: Category[] }) {
  return (
    <Card aria-label="Columns of the sheet" className="flex max-w-3xl flex-col gap-3">
      <h2>Columns of the sheet</h2>
      <p className="text-ink-soft text-sm">
        The first row names the columns, in any order; each row below it is one question. The template has them, an example, and a second
        sheet with the names of your categories.
      </p>
      <TemplateButton categories={categories} />
      <Terms of={columns} />
    </Card>
  );
}
