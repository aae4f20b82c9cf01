import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What is late has come by then, ms. */
const patience = 3_000;
/** After so long without a scroll the page stands, ms. */
const rest = 150;

/** In the state of an entry of the history, beside what the router keeps: a page that is loaded again finds it, and a new visit does not. */
type Entry = { key?: string; place?: number } | null;

/** Holds the page at a place until all has its height, or the person does something. Returns what ends it. */
function holds(place: number): () => void {
  const root = document.documentElement;
  const put = () => {
    root.scrollTop = place;
  };
  const observer = new ResizeObserver(put);
  const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const act of acts) removeEventListener(act, end);
  };
  const timer = setTimeout(end, patience);
  observer.observe(document.body);
  for (const act of acts) addEventListener(act, end, { passive: true });
  return end;
}

/** The browser's Back, and a reload, lead to where the page stood: the browser itself looks before a list has its rows. */
export function usePlace(isWanted: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry has a place of its own.
  useEffect(() => {
    if (!isWanted) return;
    const stateNow = () => (history.state as Entry) ?? {};
    const { key: own, place = 0 } = stateNow();
    const end = isBack && place > 0 ? holds(place) : undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Between the browser's Back and the screen that it leads to, this screen scrolls in the entry of the other.
    const keep = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (stateNow().key === own) history.replaceState({ ...stateNow(), place: Math.round(scrollY) }, '');
      }, rest);
    };
    addEventListener('scroll', keep, { passive: true });
    return () => {
      end?.();
      clearTimeout(timer);
      removeEventListener('scroll', keep);
    };
  }, [key, isWanted]);
}
