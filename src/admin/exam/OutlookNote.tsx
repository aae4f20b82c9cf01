import type { Outlook } from '../../../contract/exam/forecast';
import { type AdminWords, useAdminCopy } from '../copy/use-admin-copy';

const sentence = (copy: AdminWords, { needed, inBank, drawn }: Outlook): string => {
  if (inBank < needed) return copy.bankIsShort(needed, inBank);
  return drawn < needed ? copy.bankIsShared(needed, inBank, drawn) : copy.bankIsEnough(needed, inBank);
};

type Level = NonNullable<Outlook['levels']>[number];

const levelSentence = ({ mixes }: AdminWords, { difficultyLevel: level, needed, inBank, drawn }: Level): string => {
  if (inBank < needed) return mixes.isShort(level, needed, inBank);
  return drawn < needed ? mixes.isShared(level, needed, inBank, drawn) : mixes.isEnough(level, needed, inBank);
};

/** The forecast of the bank for a subject, and for each difficulty of its mix. */
export function OutlookNote({ outlook }: { outlook: Outlook | null }) {
  const copy = useAdminCopy();
  const look = 'text-ink-soft text-sm data-[short=true]:font-medium data-[short=true]:text-warn';
  // A mix that is short makes its subject short; the difficulty says it better.
  const isShort = outlook !== null && outlook.drawn < outlook.needed && !outlook.levels?.some(({ needed, drawn }) => drawn < needed);
  return (
    <div role="status" className="flex min-h-5 flex-col gap-0.5">
      <p data-short={isShort} className={look}>
        {outlook && sentence(copy, isShort ? outlook : { ...outlook, drawn: outlook.needed })}
      </p>
      {outlook?.levels?.map((level) => (
        <p key={level.difficultyLevel} data-short={level.drawn < level.needed} className={look}>
          {levelSentence(copy, level)}
        </p>
      ))}
    </div>
  );
}
