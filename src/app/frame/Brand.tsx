import { useCopy } from '../../copy/use-copy';
import { portalLogo } from '../../ui/browser/page-brand';
import { Link } from '../../ui/link/Link';

const { src, width, height } = portalLogo;

export function Brand({ to, isSmall = false }: { to: string; isSmall?: boolean }) {
  const copy = useCopy();
  const side = isSmall ? 20 : 28;
  return (
    <Link
      to={to}
      className="flex min-h-11 w-fit min-w-0 max-w-full items-center gap-2 rounded-control font-bold text-ink data-small:min-h-9 data-small:text-sm"
      data-small={isSmall || undefined}
    >
      {/* On a phone, a wide logo leaves the name its place; with large text the logo stands for the name. */}
      <img
        src={src}
        alt=""
        width={Math.round((side * width) / height)}
        height={side}
        className="h-auto max-w-36 shrink-0 rounded-md object-contain max-sm:max-w-[84px]"
      />
      <span
        data-wide={width > height || undefined}
        className="wrap-anywhere line-clamp-2 leading-tight max-sm:text-[0.9375rem] max-sm:data-wide:[:root:not([data-text=normal])_&]:sr-only"
      >
        {copy.portalName}
      </span>
    </Link>
  );
}
