import type { ForecastSubject, Outlook } from '../../contract/exam/forecast';
import { drawable, poolsOf } from '../rules/papers/draw';
import { fitOf } from '../rules/papers/sets/combination';
import type { Unit } from '../rules/papers/sets/unit';
import { countBelow, questionIdsBelow } from '../store/bank/questions';
import type { SetsFrom } from '../store/bank/sets';
import type { Db } from '../store/engine/store';
import { type Stock, stockBelow } from './draw-stock';

/** What there is for a subject or one of its levels. */
interface Look {
  inBank: number;
  /** null: enough for every draw of the paper, so that this pool is in the way of none. */
  candidates: Unit[] | null;
  /** null: none of the questions belongs to a passage. */
  stock: Stock | null;
}

/** What sets and single questions make of a wish that draws `drawn` of them. */
function setsOf({ inBank, stock }: Look, needed: number, drawn: number): Pick<Outlook, 'sets'> {
  if (stock === null) return {};
  const { sizes, torn, inSets } = stock;
  const singles = inBank - inSets;
  const { fewest, most } = fitOf(sizes, singles, drawn);
  const questions = sizes.reduce((sum, size) => sum + size, 0);
  return { sets: { inBank: sizes.length, questions, torn, fewest, most, above: fitOf(sizes, singles, needed).above } };
}

/** What the bank can give each subject of an exam, and each difficulty of its mix, all of them drawing together; and how many of each wanted kind it has. */
export async function forecast(db: Db, subjects: readonly ForecastSubject[], random: () => number): Promise<Outlook[]> {
  const inAll = subjects.reduce((sum, { numberOfQuestions }) => sum + numberOfQuestions, 0);
  /** With as many single candidates as the whole paper has questions, whatever the others take leaves enough. */
  async function look(from: SetsFrom): Promise<Look> {
    const inBank = await countBelow(db, from);
    const stock = await stockBelow(db, from, inAll, random);
    if (stock.inSets > 0) return { inBank, stock, candidates: inBank - stock.inSets < inAll ? stock.units : null };
    return { inBank, stock: null, candidates: inBank < inAll ? await questionIdsBelow(db, from, inAll, random) : null };
  }
  const looks = [];
  for (const { categoryIds, numberOfQuestions, levels = [], kinds, questionsPerPassage: perPassage } of subjects) {
    const from = { categoryIds, kinds, perPassage };
    const wish = { needed: numberOfQuestions, ...(await look(from)) };
    const byLevel = [];
    for (const { difficultyLevel, needed } of levels)
      byLevel.push({ difficultyLevel, needed, ...(await look({ ...from, level: difficultyLevel })) });
    const byKind = [];
    for (const kind of kinds ?? []) byKind.push({ kind, inBank: await countBelow(db, { categoryIds, kinds: [kind] }) });
    looks.push({ ...wish, levels: byLevel, kinds: byKind });
  }
  const pools = poolsOf(looks);
  const wishes = pools.flatMap(({ needed, candidates }) => (candidates === null ? [] : [{ needed, candidates }]));
  const drawn = drawable(wishes, random);
  const drawnBy = pools.map(({ position, place, needed, candidates }) => ({
    position,
    place,
    count: candidates === null ? needed : (drawn.shift() ?? 0),
  }));
  return looks.map(({ levels, kinds, ...wish }, at) => {
    const own = drawnBy.filter(({ position }) => position === at);
    const inDraw = own.reduce((sum, { count }) => sum + count, 0);
    return {
      needed: wish.needed,
      inBank: wish.inBank,
      drawn: inDraw,
      ...setsOf(wish, wish.needed, inDraw),
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
