import { Banner } from './Banner';
import { useNotice } from './notice';

/**
 * Short messages over the page's lower edge: nothing moves, and name, timer and account menu stay visible. During an attempt, above the
 * button bar.
 */
export function NoticeBar() {
  const notice = useNotice((state) => state.notice);
  return (
    <div
      data-unprinted
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))] [[data-frame=exam]:has([role=timer])_&]:bottom-44 lg:[[data-frame=exam]:has([role=timer])_&]:bottom-20"
    >
      {notice && (
        <div className="w-full max-w-md rounded-control shadow-lg">
          <Banner tone={notice.tone}>{notice.text}</Banner>
        </div>
      )}
    </div>
  );
}
