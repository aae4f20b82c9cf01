import { createPortal } from 'react-dom';
import type { Picture } from '../../contract/picture';
import { Dialog } from '../ui/Dialog';
import { usePictureCopy } from '../ui/use-picture-copy';

interface Props {
  picture: Picture;
  url: string;
  isOpen: boolean;
  onClose: () => void;
}

const screen = 'm-auto max-h-none w-fit max-w-[calc(100vw-0.5rem)] rounded-card p-2';

/**
 * A picture with every pixel it has, or twice as large where that fits; what is larger than the screen is moved about in its frame. It stands outside of what it
 * belongs to: there its button would be locked with the answers.
 */
export function Enlarged({ picture: { alt, width, height }, url, isOpen, onClose }: Props) {
  const copy = usePictureCopy();
  return createPortal(
    <Dialog title={copy.picture} headClassName="sr-only" isOpen={isOpen} onClose={onClose} className={screen}>
      <section
        aria-label={alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: by keys it is moved about once it has the focus.
        tabIndex={0}
        className="max-h-[calc(100dvh-7rem)] overflow-auto overscroll-contain rounded-control bg-white"
      >
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          className="h-auto max-w-none"
          style={{ width: `max(${width}px, min(100vw - 2rem, ${2 * width}px))` }}
        />
      </section>
    </Dialog>,
    document.body,
  );
}
