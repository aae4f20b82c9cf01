import { useLayoutEffect, useRef } from 'react';
import { Banner } from './Banner';
import { placeNotice } from './notice-place';
import { useNotice } from './toast';

/**
 * Short messages over the page's lower edge, and over no link of the footer below: nothing moves, and the timer stays visible. On a phone they stand over the
 * page's head while that is in sight, and so over none of its content; taps go through. A message leaves that place where it would cover the focus or an option; in a sitting, it stands over the head of the page.
 */
export function NoticeBar() {
  const notice = useNotice((state) => state.notice);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (notice === null) return;
    const place = (event?: Event) => box.current && placeNotice(box.current, event === undefined);
    place();
    // The focus may come to what the message covers, and so may an option.
    for (const type of ['focusin', 'scroll'] as const) document.addEventListener(type, place, { passive: true });
    return () => {
      for (const type of ['focusin', 'scroll'] as const) document.removeEventListener(type, place);
    };
  }, [notice]);
  return (
    <div
      data-unprinted
      aria-live="polite"
      className="pointer-events-none sticky bottom-(--bar-space,0px) z-30 flex h-0 items-end justify-center px-4"
    >
      {notice && (
        <div
          ref={box}
          className="mb-[max(1rem,env(safe-area-inset-bottom))] w-full max-w-md rounded-control shadow-lg [[data-frame=exam]_&]:text-sm [[data-frame=exam]_&]:leading-tight"
        >
          <Banner tone={notice.tone}>{notice.text}</Banner>
        </div>
      )}
    </div>
  );
}
