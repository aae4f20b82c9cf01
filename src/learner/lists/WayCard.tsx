import { Link, type LinkProps } from '../../ui/link/Link';

/** A card that is a link as a whole. */
export function WayCard({ title, hint, ...link }: { title: string; hint: string } & Pick<LinkProps, 'to' | 'state'>) {
  return (
    <Link
      className="group flex items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:border-brand-ink sm:p-5"
      {...link}
    >
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-semibold">{title}</span>
        <span className="text-ink-soft text-sm">{hint}</span>
      </span>
      <span aria-hidden="true" className="text-2xl text-brand-ink transition-transform group-hover:translate-x-0.5">
        ›
      </span>
    </Link>
  );
}
