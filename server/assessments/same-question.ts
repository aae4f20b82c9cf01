import { type CountsElsewhere, elsewhereBounds } from '../../contract/assessment/regrade';
import { countingInWords } from '../rules/results/in-words';
import type { Db } from '../store/engine/store';
import { handedIn } from '../store/hand-ins/submissions/cohort';
import { papersWithQuestion } from '../store/papers/with-question';

/** Papers that are looked through in one statement: their keys are read whole. */
const atOnce = 25;

/** The question as an assessment counts it, in words. */
interface Counting {
  assessmentId: number;
  questionId: number;
  here: string;
}

/**
 * Other assessments that count a question in another way than `here` says, of those whose key may be read. Bounded in papers and in what is named; other
 * requests go on between the statements.
 */
export async function countsElsewhere(
  db: Db,
  { assessmentId, questionId, here }: Counting,
  mayReadKeyOf: (id: number) => Promise<boolean>,
): Promise<CountsElsewhere> {
  const assessments: CountsElsewhere['assessments'] = [];
  let below: number | null = null;
  for (let searched = 0; searched < elsewhereBounds.searched; searched += atOnce) {
    const { found, last, isEnd } = await papersWithQuestion(db, questionId, { below, most: atOnce });
    for (const { paper, key, ...told } of found) {
      const there = countingInWords({ paper, key }, questionId);
      if (told.id === assessmentId || there === null || there === here || !(await mayReadKeyOf(told.id))) continue;
      if (assessments.length === elsewhereBounds.named) return { assessments, isWhole: false };
      const { count } = await handedIn(db, told.id, null);
      assessments.push({ ...told, handedIn: count });
    }
    if (isEnd) return { assessments, isWhole: true };
    below = last;
  }
  return { assessments, isWhole: false };
}
