import { isKeyInDoubt } from '../../../contract/assessment/statistics';
import type { Today } from '../../../contract/assessment/today';
import { dayMs } from '../../../contract/fields/times';
import type { Cohorts } from '../../assessments/cohorts';
import type { Db } from '../../store/engine/store';
import { handedInLately } from '../../store/institute/waiting';

/** Assessments that are looked at, and how far back. */
const most = 10;
const lookBackMs = 14 * dayMs;
/** What is not counted by then is told as it was counted before, or at the next request: counting 5,000 hand-ins anew takes seconds. Milliseconds. */
const patienceMs = 40;

/** The value of a promise, or null if it takes longer. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Recent assessments with questions whose key may be wrong, of those whose key the asker may read. Counts go on after the reply, so that the next one has them.
 */
export async function keyDoubts(
  db: Db,
  cohorts: Pick<Cohorts, 'items' | 'lastItems'>,
  mayReadKeyOf: (id: number) => Promise<boolean>,
  now: number,
): Promise<Today['waits']['keys']> {
  const recent = [];
  for (const one of await handedInLately(db, now - lookBackMs, most)) if (await mayReadKeyOf(one.id)) recent.push(one);
  const told = await Promise.all(
    recent.map(async ({ id, name }) => {
      const count = cohorts.items(id).then((figures) => figures ?? { items: [], participants: 0 });
      // A count that fails later is reported by the request that needs it.
      count.catch(() => undefined);
      const figures = (await within(count, patienceMs)) ?? (await cohorts.lastItems(id));
      if (figures === null) return null;
      const { items, participants } = figures;
      return { id, name, questions: items.filter((item) => isKeyInDoubt(item, participants)).length };
    }),
  );
  return {
    isCounted: !told.includes(null),
    assessments: told.filter((one) => one !== null).filter(({ questions }) => questions > 0),
  };
}
