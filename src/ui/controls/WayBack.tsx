import { Link } from '../link/Link';

/** Link back to a list. */
export function WayBack({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} data-unprinted className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline">
      <span aria-hidden="true">‹</span>
      {name}
    </Link>
  );
}
