import { useState } from 'react';
import type { Picture } from '../../../contract/question/picture';
import { Sign } from '../../ui/controls/Sign';
import { usePictureUrl } from '../../ui/use-picture-url';
import { hasSign } from '../copy/has-sign';
import { usePictureCopy } from '../copy/use-picture-copy';
import { pictureBytes } from './album';
import { Enlarged } from './Enlarged';

export interface PictureToShow {
  picture: Picture;
  /**
   * Absent: a tap on the picture enlarges it. · `plain`: the picture only, for places that are buttons themselves. · `button`: only the
   * button that enlarges a plain picture beside it.
   */
  as?: 'plain' | 'button';
  /** The letter of the picture's option. */
  letter?: string | undefined;
}

const sign = <Sign of="enlarge" />;

/** A picture from the device or the server; if neither has it, its alternative text. */
export function ShownPicture({ picture, as, letter }: PictureToShow) {
  const copy = usePictureCopy();
  const url = usePictureUrl(picture.hash, pictureBytes);
  const [isEnlarged, setEnlarged] = useState(false);
  const enlarge = {
    type: 'button' as const,
    'aria-label': letter === undefined ? copy.enlarge : copy.enlargeOption(letter),
    onClick: () => setEnlarged(true),
  };
  const enlarged = url && <Enlarged picture={picture} url={url} isOpen={isEnlarged} onClose={() => setEnlarged(false)} />;
  if (as === 'button')
    return (
      url && (
        <>
          <button {...enlarge} className="absolute end-1 bottom-1 size-11 rounded-control border border-line-strong bg-surface text-lg">
            {sign}
          </button>
          {enlarged}
        </>
      )
    );
  if (url === null)
    return (
      <span className="block rounded-control border border-line-strong border-dashed bg-raised px-3 py-2">
        <span className="block text-ink-soft text-sm">{copy.notHere}</span>
        <span className="block">{picture.alt}</span>
      </span>
    );
  return (
    <>
      {url && (
        <img
          src={url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          className="h-auto w-full rounded-control bg-white ring-1 ring-line"
        />
      )}
      {url && as === undefined && (
        <button
          {...enlarge}
          data-sign={hasSign(picture)}
          className="absolute inset-0 flex cursor-zoom-in items-end justify-end rounded-control data-[sign=true]:-end-11"
        >
          {hasSign(picture) && (
            <span className="flex size-9 items-center justify-center rounded-control border border-line-strong bg-surface">{sign}</span>
          )}
        </button>
      )}
      {enlarged}
    </>
  );
}
