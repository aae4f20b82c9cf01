import { Banner } from './Banner';
import { useNotice } from './notice';

/**
 * Short messages over the page's lower edge: nothing moves, and name, timer and account menu stay visible. During an attempt, over the
 * head of the page beside the timer: never over an option, and no option moves under a finger.
 */
export function NoticeBar() {
  const notice = useNotice((state) => state.notice);
  return (
    <div
      data-unprinted
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))] [[data-frame=exam]:has([role=timer])_&]:top-0 [[data-frame=exam]:has([role=timer])_&]:right-28 [[data-frame=exam]:has([role=timer])_&]:bottom-auto [[data-frame=exam]:has([role=timer])_&]:justify-start [[data-frame=exam]:has([role=timer])_&]:p-1 [[data-frame=exam]:has([role=timer])_&]:text-sm [[data-frame=exam]:has([role=timer])_&]:leading-tight"
    >
      {notice && (
        <div className="w-full max-w-md rounded-control shadow-lg">
          <Banner tone={notice.tone}>{notice.text}</Banner>
        </div>
      )}
    </div>
  );
}
