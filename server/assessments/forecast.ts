import type { ForecastSubject, Outlook } from '../../contract/exam/forecast';
import { drawable, poolsOf } from '../rules/draw';
import { countBelow, type DrawnFrom, questionIdsBelow } from '../store/questions/questions';
import type { Db } from '../store/store';

/** What the bank can give each subject of an exam, and each difficulty of its mix, all of them drawing together; and how many of each wanted kind it has. */
export async function forecast(db: Db, subjects: readonly ForecastSubject[], random: () => number): Promise<Outlook[]> {
  const inAll = subjects.reduce((sum, { numberOfQuestions }) => sum + numberOfQuestions, 0);
  /** With as many candidates as the whole paper has, whatever the others take leaves enough: null, because such a pool is in the way of none. */
  async function look(from: DrawnFrom): Promise<{ inBank: number; candidates: number[] | null }> {
    const inBank = await countBelow(db, from);
    return { inBank, candidates: inBank < inAll ? await questionIdsBelow(db, from, inAll, random) : null };
  }
  const looks = [];
  for (const { categoryIds, numberOfQuestions, levels = [], kinds } of subjects) {
    const from = { categoryIds, kinds };
    const wish = { needed: numberOfQuestions, ...(await look(from)) };
    const byLevel = [];
    for (const { difficultyLevel, needed } of levels)
      byLevel.push({ difficultyLevel, needed, ...(await look({ ...from, level: difficultyLevel })) });
    const byKind = [];
    for (const kind of kinds ?? []) byKind.push({ kind, inBank: await countBelow(db, { categoryIds, kinds: [kind] }) });
    looks.push({ ...wish, levels: byLevel, kinds: byKind });
  }
  const pools = poolsOf(looks);
  const drawn = drawable(
    pools.flatMap(({ needed, candidates }) => (candidates === null ? [] : [{ needed, candidates }])),
    random,
  );
  const drawnBy = pools.map(({ position, place, needed, candidates }) => ({
    position,
    place,
    count: candidates === null ? needed : (drawn.shift() ?? 0),
  }));
  return looks.map(({ needed, inBank, levels, kinds }, at) => {
    const own = drawnBy.filter(({ position }) => position === at);
    return {
      needed,
      inBank,
      drawn: own.reduce((sum, { count }) => sum + count, 0),
      ...(levels.length > 0 && {
        levels: levels.map((level, index) => ({
          difficultyLevel: level.difficultyLevel,
          needed: level.needed,
          inBank: level.inBank,
          drawn: own.find(({ place }) => place === index)?.count ?? 0,
        })),
      }),
      ...(kinds.length > 0 && { kinds }),
    };
  });
}
