import type { ReactNode } from 'react';
import { OfferButton, type OfferedAct } from './Button';

export type Tone = 'error' | 'success' | 'warning' | 'info';

const tones: Record<Tone, string> = {
  error: 'border-bad bg-bad-soft text-bad',
  success: 'border-good bg-good-soft text-good',
  warning: 'border-warn bg-warn-soft text-warn',
  info: 'border-brand-ink bg-brand-soft text-brand-ink',
};

interface Props {
  tone: Tone;
  children: ReactNode;
  offer?: OfferedAct;
  /** Further buttons, or others than an offer. */
  actions?: ReactNode;
}

/**
 * A message in the flow of the page. Errors interrupt a screen reader, all others wait. The text keeps a readable width: without room
 * beside the text, the actions move below.
 */
export function Banner({ tone, children, offer, actions }: Props) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      data-tone={tone}
      className={`flex flex-wrap items-center justify-between gap-3 rounded-control border-l-4 px-4 py-3 font-medium ${tones[tone]}`}
    >
      <div className="min-w-0 flex-1 basis-[min(100%,14rem)]">{children}</div>
      {(offer || actions) && (
        <div className="flex flex-wrap gap-2">
          {offer && <OfferButton {...offer} />}
          {actions}
        </div>
      )}
    </div>
  );
}
