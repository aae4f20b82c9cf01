import { useCopy } from '../../copy/use-copy';
import { Link } from '../../ui/link/Link';

const linkClasses = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline';

/** Hidden while the page above loads, because the content would move the footer. Stays visible while a form is being sent. */
export function Footer() {
  const copy = useCopy();
  return (
    <footer className="[main:has([aria-busy=true]:not(form))~&]:invisible border-line border-t text-ink-soft text-sm">
      <div className="mx-auto [main:has([data-desk])~footer>&]:max-w-none flex max-w-4xl flex-wrap items-center justify-center gap-x-6 px-4 py-2 sm:justify-between">
        <p className="wrap-anywhere">{copy.portalName}</p>
        <nav aria-label={copy.legal} className="flex flex-wrap justify-center gap-x-6">
          <Link className={linkClasses} to="/privacy-policy">
            {copy.privacy}
          </Link>
          <Link className={linkClasses} to="/terms-and-conditions">
            {copy.terms}
          </Link>
          <Link className={linkClasses} to="/accessibility">
            {copy.titles.accessibility}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
