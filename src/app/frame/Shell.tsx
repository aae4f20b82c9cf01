import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useCopy } from '../../copy/use-copy';
import { NoticeBar } from '../../ui/controls/NoticeBar';
import { WrongDateOnDemand } from '../clock/WrongDateOnDemand';
import { Trouble } from '../pages/Trouble';
import { routeAt } from '../routing/route-table';
import { useArrival } from '../routing/use-arrival';
import { ExamBar } from './ExamBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { Notices } from './Notices';
import { UpdateOffer } from './UpdateOffer';

const skip =
  'sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-20 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2';

/** The frame around every screen; a thin bar during an attempt. */
export function Shell({ children }: { children: ReactNode }) {
  const copy = useCopy();
  const { pathname } = useLocation();
  const main = useArrival(pathname);
  const isExam = /:id(\/again)?$/.test(`${routeAt(pathname).path}`);
  return (
    <div className="flex min-h-dvh flex-col" data-frame={isExam ? 'exam' : 'full'}>
      <a href="#main" className={skip}>
        {copy.skipToContent}
      </a>
      {isExam ? <ExamBar /> : <Header />}
      <main id="main" ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {!isExam && <UpdateOffer />}
        {!isExam && <Notices pathname={pathname} />}
        <WrongDateOnDemand />
        <Trouble place={pathname}>{children}</Trouble>
      </main>
      <NoticeBar />
      {!isExam && <Footer />}
    </div>
  );
}
