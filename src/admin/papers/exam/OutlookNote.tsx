import type { Outlook } from '../../../../contract/exam/forecast';
import { type PapersWords, usePapersCopy } from '../../words/use-papers-copy';

type Level = NonNullable<Outlook['levels']>[number];

/** `name`: a difficulty, or kinds of questions. */
function namedSentence(
  { mixes }: PapersWords,
  name: string,
  { needed, inBank, drawn }: Pick<Level, 'needed' | 'inBank' | 'drawn'>,
): string {
  if (inBank < needed) return mixes.isShort(name, needed, inBank);
  return drawn < needed ? mixes.isShared(name, needed, inBank, drawn) : mixes.isEnough(name, needed, inBank);
}

function sentence(copy: PapersWords, { needed, inBank, drawn, kinds }: Outlook): string {
  if (kinds !== undefined)
    return namedSentence(copy, kinds.map(({ kind }) => copy.kinds.kinds[kind]).join(' / '), { needed, inBank, drawn });
  if (inBank < needed) return copy.bankIsShort(needed, inBank);
  return drawn < needed ? copy.bankIsShared(needed, inBank, drawn) : copy.bankIsEnough(needed, inBank);
}

/** What sets of questions around passages mean for a draw: how many it takes, and which numbers whole sets cannot meet. */
function SetsNote({ sets, needed, drawn }: { sets: NonNullable<Outlook['sets']>; needed: number; drawn: number }) {
  const { sections: copy } = usePapersCopy();
  return (
    <>
      <p className="text-ink-soft text-sm">
        {copy.sets(sets.inBank, sets.questions)} {sets.most > 0 && copy.setsDrawn(sets.fewest, sets.most)}
      </p>
      {drawn < needed && sets.above !== null && <p className="text-sm text-warn">{copy.setsAbove(drawn, sets.above)}</p>}
      {sets.torn > 0 && <p className="text-sm text-warn">{copy.setsTorn(sets.torn)}</p>}
    </>
  );
}

/** The forecast of the bank for a subject, for each difficulty of its mix, how many there are of each of several wanted kinds, and its sets. */
export function OutlookNote({ outlook }: { outlook: Outlook | null }) {
  const copy = usePapersCopy();
  const look = 'text-ink-soft text-sm data-[short=true]:font-medium data-[short=true]:text-warn';
  // A mix that is short makes its subject short; the difficulty says it better.
  const isShort = outlook !== null && outlook.drawn < outlook.needed && !outlook.levels?.some(({ needed, drawn }) => drawn < needed);
  const kinds = outlook?.kinds ?? [];
  return (
    <div role="status" className="flex min-h-5 flex-col gap-0.5">
      <p data-short={isShort} className={look}>
        {outlook && sentence(copy, isShort ? outlook : { ...outlook, drawn: outlook.needed })}
      </p>
      {kinds.length > 1 && (
        <p className="text-ink-soft text-sm">{copy.sections.ofKinds(kinds.map(({ kind, inBank }) => [copy.kinds.kinds[kind], inBank]))}</p>
      )}
      {outlook?.sets && <SetsNote {...outlook} sets={outlook.sets} />}
      {outlook?.levels?.map((level) => (
        <p key={level.difficultyLevel} data-short={level.drawn < level.needed} className={look}>
          {namedSentence(copy, level.difficultyLevel, level)}
        </p>
      ))}
    </div>
  );
}
