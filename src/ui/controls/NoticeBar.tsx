import { Banner } from './Banner';
import { useNotice } from './notice';

/**
 * Short messages over the page's lower edge, and over no link of the footer below: nothing moves, and name, timer and account menu stay
 * visible. During an attempt, over the head of the page beside the timer: never over an option, and no option moves under a finger.
 */
export function NoticeBar() {
  const notice = useNotice((state) => state.notice);
  return (
    <div
      data-unprinted
      aria-live="polite"
      className="pointer-events-none sticky bottom-0 z-30 flex h-0 items-end justify-center px-4 [[data-frame=exam]:has([role=timer])_&]:fixed [[data-frame=exam]:has([role=timer])_&]:inset-x-0 [[data-frame=exam]:has([role=timer])_&]:h-auto [[data-frame=exam]:has([role=timer])_&]:top-0 [[data-frame=exam]:has([role=timer])_&]:right-28 [[data-frame=exam]:has([role=timer])_&]:bottom-auto [[data-frame=exam]:has([role=timer])_&]:justify-start [[data-frame=exam]:has([role=timer])_&]:p-1 [[data-frame=exam]:has([role=timer])_&]:text-sm [[data-frame=exam]:has([role=timer])_&]:leading-tight"
    >
      {notice && (
        <div className="mb-[max(1rem,env(safe-area-inset-bottom))] w-full max-w-md rounded-control shadow-lg [[data-frame=exam]:has([role=timer])_&]:mb-0">
          <Banner tone={notice.tone}>{notice.text}</Banner>
        </div>
      )}
    </div>
  );
}
