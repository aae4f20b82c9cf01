import { Card } from '../../ui/Card';
import { Terms } from './Terms';

const formats = [
  ['GIFT', 'text of Moodle: titles, comments, tags, $CATEGORY, feedback and weights are understood'],
  ['Aiken', 'plain text: the question, options as A. or A), and a line ANSWER: B'],
  ['Moodle XML', 'as Moodle exports it; formatted text becomes plain text'],
] as const;

/** What other programs may write, and what becomes of it. */
export function ImportFormats() {
  return (
    <Card aria-label="What can be imported" className="flex max-w-3xl flex-col gap-3">
      <h2>What can be imported</h2>
      <p className="text-ink-soft text-sm">
        Multiple choice with one correct option, two to six options. Other kinds of question, pictures and partial credit are named with
        their line and left out. Categories are matched by their names; feedback becomes the explanation.
      </p>
      <Terms of={formats} />
    </Card>
  );
}
