import { useCopy } from '../../copy/use-copy';
import { portalIcon } from '../../ui/browser/page-brand';
import { Link } from '../../ui/link/Link';

export function Brand({ to, isSmall = false }: { to: string; isSmall?: boolean }) {
  const copy = useCopy();
  return (
    <Link
      to={to}
      className="flex min-h-11 w-fit min-w-0 max-w-full items-center gap-2 rounded-control font-bold text-ink data-small:min-h-9 data-small:text-sm"
      data-small={isSmall || undefined}
    >
      <img src={portalIcon} alt="" width={isSmall ? 20 : 28} height={isSmall ? 20 : 28} className="shrink-0 rounded-md" />
      <span className="wrap-anywhere line-clamp-2 leading-tight max-sm:text-[0.9375rem]">{copy.portalName}</span>
    </Link>
  );
}
