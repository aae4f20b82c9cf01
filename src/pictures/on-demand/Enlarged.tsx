import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Picture } from '../../../contract/question/picture';
import { useCopy } from '../../copy/use-copy';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { usePictureCopy } from '../copy/use-picture-copy';

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
function useZoom(width: number): Zoom {
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

interface Props {
  picture: Picture;
  url: string;
  isOpen: boolean;
  onClose: () => void;
}

const screen = 'm-auto max-h-none w-fit max-w-[calc(100vw-0.5rem)] rounded-card p-2';

/** The largest width at which the whole picture fits the screen, at most twice its size; the rest is for buttons and frame. */
const fitted = ({ width, height }: Picture) => `min(${2 * width}px, 100vw - 2rem, (100dvh - 7rem) * ${width / height})`;

/**
 * A picture as large as the screen can show it whole. If that is smaller than its size, a tap or a button shows every pixel in a frame that
 * scrolls. Rendered outside of the question: inside, its button would be disabled with the answers.
 */
export function Enlarged({ picture, url, isOpen, onClose }: Props) {
  const copy = useCopy();
  const pictureCopy = usePictureCopy();
  const { image, isFull, isShrunk, turn, showWhole } = useZoom(picture.width);
  const canTurn = isFull || isShrunk;
  const close = () => {
    showWhole();
    onClose();
  };
  const actions = (
    <>
      {canTurn && (
        <Button variant="secondary" onClick={() => turn()}>
          {isFull ? pictureCopy.whole : pictureCopy.fullSize}
        </Button>
      )}
      <Button variant="secondary" onClick={close}>
        {copy.close}
      </Button>
    </>
  );
  return createPortal(
    <Dialog
      title={pictureCopy.picture}
      headClassName="sr-only"
      isOpen={isOpen}
      onClose={close}
      className={screen}
      actions={actions}
      footClassName="flex-nowrap!"
    >
      <section
        aria-label={picture.alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focused frame scrolls by keys.
        tabIndex={0}
        className={`max-h-[calc(100dvh-7rem)] overscroll-contain rounded-control bg-white ${isFull ? 'overflow-auto' : 'overflow-hidden'}`}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have the button beside it. */}
        <img
          ref={image}
          src={url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          className={`mx-auto h-auto max-w-none ${isFull ? 'cursor-zoom-out' : canTurn ? 'cursor-zoom-in' : ''}`}
          style={{ width: isFull ? `max(${picture.width}px, ${fitted(picture)})` : fitted(picture) }}
          onClick={canTurn ? ({ nativeEvent }) => turn(nativeEvent) : undefined}
        />
      </section>
    </Dialog>,
    document.body,
  );
}
