import { Banner } from './Banner';
import { useNotice } from './notice';

/** Where passing messages appear: over the page, so that nothing moves, and at its top, so that they cover nothing under a thumb. */
export function NoticeBar() {
  const notice = useNotice((state) => state.notice);
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-0 z-30 flex justify-center p-4 pt-[max(1rem,env(safe-area-inset-top))]"
    >
      {notice && (
        <div className="w-full max-w-md rounded-control shadow-lg">
          <Banner tone={notice.tone}>{notice.text}</Banner>
        </div>
      )}
    </div>
  );
}
