import { useCopy } from '../../../copy/use-copy';
import { portalLogo } from '../../../ui/browser/page-brand';

/** Height of the institute's logo on paper, CSS pixels. */
const logoHeight = 44;

const contactIn = (name: string): string => document.querySelector(`meta[name=institute-contact-${name}]`)?.getAttribute('content') ?? '';

interface Props {
  /** What the page is; absent: the page has a heading of its own. */
  title?: string;
  /** Whether who reads it may want to ask: with the institute's phone and email, where it has given them. */
  hasContacts?: boolean;
}

/** The institute above what is printed: logo and name, and below these what the page is. */
export function InstituteHead({ title, hasContacts = false }: Props) {
  const { portalName } = useCopy();
  const contacts = hasContacts ? [contactIn('phone'), contactIn('email')].filter((contact) => contact !== '') : [];
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
        {contacts.length > 0 && <p className="wrap-anywhere text-sm">{contacts.join(' · ')}</p>}
        {title !== undefined && <p className="wrap-anywhere font-bold text-xl leading-tight">{title}</p>}
      </div>
    </div>
  );
}
