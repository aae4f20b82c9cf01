import { Link } from 'react-router-dom';
import { useCopy } from '../ui/use-copy';

export function Brand({ to, isSmall = false }: { to: string; isSmall?: boolean }) {
  const copy = useCopy();
  return (
    <Link
      to={to}
      className="flex min-h-11 shrink-0 items-center gap-2 rounded-control font-bold text-ink data-small:min-h-9 data-small:text-sm"
      data-small={isSmall || undefined}
    >
      <img src="/favicon.svg" alt="" width={isSmall ? 20 : 28} height={isSmall ? 20 : 28} className="rounded-md" />
      {copy.portalName}
    </Link>
  );
}
