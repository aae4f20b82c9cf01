import type { Outlook } from '../../../contract/exam/forecast';
import { type AdminWords, useAdminCopy } from '../copy/use-admin-copy';

const sentence = (copy: AdminWords, { needed, inBank, drawn }: Outlook): string => {
  if (inBank < needed) return copy.bankIsShort(needed, inBank);
  return drawn < needed ? copy.bankIsShared(needed, inBank, drawn) : copy.bankIsEnough(needed, inBank);
};

/** The forecast of the bank for a subject. */
export function OutlookNote({ outlook }: { outlook: Outlook | null }) {
  const copy = useAdminCopy();
  const isShort = outlook !== null && outlook.drawn < outlook.needed;
  return (
    <p
      role="status"
      data-short={isShort}
      className="min-h-5 text-ink-soft text-sm data-[short=true]:font-medium data-[short=true]:text-warn"
    >
      {outlook && sentence(copy, outlook)}
    </p>
  );
}
