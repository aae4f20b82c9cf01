import { Link, type LinkProps } from '../../ui/link/Link';
import { WaySign, type WaySignName } from '../../ui/WaySign';

interface Props extends Pick<LinkProps, 'to'> {
  title: string;
  hint: string;
  sign?: WaySignName;
}

/** A card that is a link as a whole. */
export function WayCard({ title, hint, sign, ...link }: Props) {
  return (
    <Link
      className="group flex items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:border-brand-ink sm:p-5"
      {...link}
    >
      {/* With very large letters the words need the room. */}
      {sign && (
        <span className="hidden size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink min-[22rem]:grid">
          <WaySign of={sign} />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="font-semibold">{title}</span>
        <span className="text-ink-soft text-sm">{hint}</span>
      </span>
      <span
        aria-hidden="true"
        className={`text-2xl text-brand-ink transition-transform group-hover:translate-x-0.5 ${sign ? 'md:hidden' : ''}`}
      >
        ›
      </span>
    </Link>
  );
}
