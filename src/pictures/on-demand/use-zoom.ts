import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Zoom {
  image: RefObject<HTMLImageElement | null>;
  /** Every pixel is shown, in a frame that may be smaller. */
  isFull: boolean;
  /** The whole picture is shown, smaller than its size. */
  isShrunk: boolean;
  /** Switches between the two. The given point of the picture (default: its middle) moves to the middle of the frame. */
  turn: (at?: { offsetX: number; offsetY: number }) => void;
  showWhole: () => void;
}

/** The zoom of a picture with this width; its size on screen is known after layout. */
export function useZoom(width: number): Zoom {
  const image = useRef<HTMLImageElement>(null);
  const [isFull, setFull] = useState(false);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (image.current === null) return;
    const observer = new ResizeObserver(([entry]) => setShown(entry?.contentRect.width ?? 0));
    observer.observe(image.current);
    return () => observer.disconnect();
  }, []);

  function turn(at?: { offsetX: number; offsetY: number }): void {
    const img = image.current;
    const frame = img?.parentElement;
    if (!img || !frame) return;
    const [across, down] = at ? [at.offsetX / img.clientWidth, at.offsetY / img.clientHeight] : [0.5, 0.5];
    flushSync(() => setFull(!isFull));
    frame.scrollTo(across * img.clientWidth - frame.clientWidth / 2, down * img.clientHeight - frame.clientHeight / 2);
  }

  return { image, isFull, isShrunk: shown > 0 && Math.round(shown) < width, turn, showWhole: () => setFull(false) };
}
