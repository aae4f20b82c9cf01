import { useCopy } from '../../../copy/use-copy';
import { portalLogo } from '../../../ui/browser/page-brand';

/** Height of the institute's logo on paper, CSS pixels. */
const logoHeight = 44;

/** The institute above what is printed: logo and name, and below these what the page is. Without `title` the page has a heading of its own. */
export function InstituteHead({ title }: { title?: string }) {
  const { portalName } = useCopy();
  return (
    <div data-institute className="flex items-center gap-3 border-ink border-b-2 pb-2">
      <img
        src={portalLogo.src}
        alt=""
        width={Math.round((logoHeight * portalLogo.width) / portalLogo.height)}
        height={logoHeight}
        className="max-w-48 shrink-0 object-contain"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{portalName}</p>
        {title !== undefined && <p className="wrap-anywhere font-bold text-xl leading-tight">{title}</p>}
      </div>
    </div>
  );
}
