import { createPortal } from 'react-dom';
import type { Picture } from '../../../contract/question/picture';
import { useCopy } from '../../copy/use-copy';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { usePictureCopy } from '../copy/use-picture-copy';
import { useZoom } from './use-zoom';

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
