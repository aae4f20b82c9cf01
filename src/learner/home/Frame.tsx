import type { ReactNode } from 'react';
import { useHomeCopy } from '../../copy/use-home-copy';
import { Link } from '../../ui/link/Link';
import { WaySign, type WaySignName } from '../../ui/WaySign';
import { HeroCard } from '../score/HeroCard';

/** A way below the button of the next step. */
export const Below = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center justify-center text-center font-medium underline underline-offset-4 sm:ml-4">
    {children}
  </Link>
);

/** Below the card of a test that cannot be fetched now: what can be done without a network. */
export const Meanwhile = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className="-mt-3 text-center">
    <Link to={to} className="wrap-anywhere inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4">
      {children}
    </Link>
  </p>
);

/** Nothing moves when what comes in its place is no higher. */
const place = '@container flex min-h-58 flex-col justify-between gap-5 sm:min-h-31 sm:flex-row sm:items-center sm:justify-between';

/** In the place of a step that is not known yet: its lines and its button, without words. */
export function Unknown() {
  const copy = useHomeCopy();
  const bar = 'block rounded-control bg-on-hero/20';
  return (
    <HeroCard aria-label={copy.nextStep} aria-busy="true" className={place}>
      <div aria-hidden="true" className="flex grow animate-pulse flex-col gap-3 sm:max-w-md">
        {['h-4 w-1/4', 'h-7 w-3/4', 'h-4 w-1/2'].map((size) => (
          <span key={size} className={`${bar} ${size}`} />
        ))}
      </div>
      <span aria-hidden="true" className={`${bar} h-11 animate-pulse sm:w-36`} />
    </HeroCard>
  );
}

interface Props {
  sign: WaySignName;
  /** Above the title; *Next* where it is absent. */
  heading?: string;
  title: string;
  note: ReactNode;
  /** A line below the note. */
  more?: string | undefined;
  children?: ReactNode;
}

/** The one thing to do next. */
export function Frame({ sign, heading, title, note, more, children }: Props) {
  const copy = useHomeCopy();
  return (
    <HeroCard aria-labelledby="next-step" className={place}>
      <div className="flex min-w-0 items-center gap-4">
        <span className="grid size-16 shrink-0 place-items-center rounded-full border-2 border-current max-sm:hidden">
          <WaySign of={sign} className="size-8" />
        </span>
        <div className="flex min-w-0 flex-col gap-1">
          <p className="flex items-center gap-1.5 font-semibold text-sm">
            {/* On a phone the title has the whole width. */}
            <WaySign of={sign} className="size-5 sm:hidden" />
            {heading ?? copy.nextStep}
          </p>
          <h2 id="next-step" className="wrap-anywhere line-clamp-3 text-balance text-2xl leading-tight @max-[15rem]:line-clamp-6">
            {title}
          </h2>
          <p className="wrap-anywhere">{note}</p>
          {more !== undefined && <p className="wrap-anywhere text-sm">{more}</p>}
        </div>
      </div>
      <div className="grid shrink-0 sm:block">{children}</div>
    </HeroCard>
  );
}
