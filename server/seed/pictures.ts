import { hash as hashOf } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Picture } from '../../contract/question/picture';
import type { QuestionDraft } from '../../contract/question/question';
import { keepPicture } from '../store/bank/pictures';
import type { Tx } from '../store/engine/store';

/** Beside this file, and beside the built server (scripts/build-server.mjs). */
const folder = new URL('diagrams/', import.meta.url);

/** The diagrams of the bank's questions, which GIFT cannot carry. `of`: how the question begins; `name`: of the file; width and height are in pixels. */
export const diagrams = [
  {
    of: 'In the right-angled triangle ABC of the figure, AB = 6 cm and BC = 8 cm. How long is AC?',
    name: 'right-triangle',
    width: 640,
    height: 507,
    alt: 'Triangle ABC with a right angle at B. AB is 6 cm, BC is 8 cm, AC is unknown.',
  },
  {
    of: 'The chart shows the books that a shop sold on five days. By what percentage is the sale of Friday above that of Monday?',
    name: 'books-sold',
    width: 747,
    height: 507,
    alt: 'Bar chart of books sold. Monday 40, Tuesday 50, Wednesday 30, Thursday 50, Friday 60.',
  },
  {
    of: 'In the figure, P stands for people who drink tea and Q for people who drink coffee. How many people drink exactly one of the two?',
    name: 'tea-and-coffee',
    width: 693,
    height: 453,
    alt: 'Two overlapping circles, P and Q. Only in P: 12. In both: 8. Only in Q: 15.',
  },
  {
    of: 'Two resistors are connected to a battery as in the figure. What current flows?',
    name: 'series-circuit',
    width: 720,
    height: 427,
    alt: 'A battery of 20 V in one loop with two resistors in series, 4 ohms and 6 ohms.',
  },
];

/** Keeps the diagrams of the seed's questions in the database. Returns the questions with them. Throws where a file or a question is missing. */
export async function plantPictures(tx: Tx, questions: readonly QuestionDraft[], now: number): Promise<QuestionDraft[]> {
  const planted = new Map<QuestionDraft, Picture>();
  for (const { of, name, ...shown } of diagrams) {
    const question = questions.find(({ description }) => description.startsWith(of));
    if (question === undefined) throw new Error(`The seed has no question for the picture "${name}".`);
    const bytes = await readFile(new URL(`${name}.webp`, folder));
    const hash = hashOf('sha256', bytes, 'base64url');
    await keepPicture(tx, { hash, width: shown.width, height: shown.height, bytes, added_by: 'seed', added_at: now });
    planted.set(question, { hash, ...shown });
  }
  return questions.map((question) => {
    const picture = planted.get(question);
    return picture === undefined ? question : { ...question, picture };
  });
}
