import type { Outlook } from '../../contract/exam/forecast';
import { drawable } from '../rules/draw';
import { countBelow, questionIdsBelow } from '../store/questions/questions';
import type { Db } from '../store/store';

interface Asked {
  categoryIds: readonly number[];
  numberOfQuestions: number;
}

/** What the bank can give each subject of an exam, all of them drawing together. */
export async function forecast(db: Db, subjects: readonly Asked[], random: () => number): Promise<Outlook[]> {
  const inAll = subjects.reduce((sum, { numberOfQuestions }) => sum + numberOfQuestions, 0);
  const outlooks = [];
  for (const { categoryIds, numberOfQuestions } of subjects) {
    const inBank = await countBelow(db, categoryIds);
    // With as many as the whole paper has, whatever the others take leaves enough: neither it nor they can be in each other's way.
    const candidates = inBank < inAll ? await questionIdsBelow(db, categoryIds, inAll, random) : null;
    outlooks.push({ needed: numberOfQuestions, inBank, candidates });
  }
  const scarce = outlooks.flatMap(({ needed, candidates }) => (candidates === null ? [] : [{ needed, candidates }]));
  const drawn = drawable(scarce);
  return outlooks.map(({ needed, inBank, candidates }) => ({ needed, inBank, drawn: candidates === null ? needed : (drawn.shift() ?? 0) }));
}
