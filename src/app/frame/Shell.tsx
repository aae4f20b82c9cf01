import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useCopy } from '../../copy/use-copy';
import { Banner } from '../../ui/controls/Banner';
import { ToastBar } from '../../ui/controls/ToastBar';
import { Link } from '../../ui/link/Link';
import { WrongDateOnDemand } from '../clock/WrongDateOnDemand';
import { Trouble } from '../pages/Trouble';
import { routeAt } from '../routing/route-table';
import { useArrival } from '../routing/use-arrival';
import { offer } from '../updates/this-page';
import { ExamBar } from './ExamBar';
import { Header } from './Header';
import { PageBanners } from './PageBanners';

const linkClasses = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline';

/** Hidden while the page above loads, because the content would move the footer. Stays visible while a form is being sent. */
function Footer() {
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

/** Offers a newer version of the portal, never during an attempt. */
function UpdateOffer() {
  const copy = useCopy();
  const { isOffered } = useStore(offer);
  if (!isOffered) return null;
  return (
    <div data-unprinted className="mx-auto w-full max-w-4xl px-4 pt-4">
      <Banner
        tone="info"
        offer={{ name: copy.updateNow, onClick: () => void import('../updates/updates').then(({ updates }) => updates.accept()) }}
      >
        {copy.updateReady}
      </Banner>
    </div>
  );
}

/** The frame around every screen; a thin bar during an attempt. */
export function Shell({ children }: { children: ReactNode }) {
  const copy = useCopy();
  const { pathname } = useLocation();
  const main = useArrival(pathname);
  const isExam = /:id(\/again)?$/.test(`${routeAt(pathname).path}`);
  return (
    <div className="flex min-h-dvh flex-col" data-frame={isExam ? 'exam' : 'full'}>
      <a href="#main" className="skip-link">
        {copy.skipToContent}
      </a>
      {isExam ? <ExamBar /> : <Header />}
      <main id="main" ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {!isExam && <UpdateOffer />}
        {!isExam && <PageBanners pathname={pathname} />}
        <WrongDateOnDemand />
        <Trouble place={pathname}>{children}</Trouble>
      </main>
      <ToastBar />
      {!isExam && <Footer />}
    </div>
  );
}
