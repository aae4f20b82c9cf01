import type { Picture } from '../../contract/question/picture';
import { onDemand } from '../ui/on-demand';
import { hasSign } from './copy/has-sign';
import { loadPictures } from './load';
import type { PictureToShow } from './on-demand/ShownPicture';

/** Without the drawing code, the alternative text is shown. */
const ShownPicture = onDemand<PictureToShow>(async () => (await loadPictures()).ShownPicture, { lost: ({ picture }) => picture.alt });

/**
 * Largest height of a picture in its text; enlarged, it has the whole screen. On a phone it leaves the head, two lines of the question, short
 * options and the buttons in sight; on a wide screen, four options. Of the small viewport: with dvh, the page would move while the address bar goes.
 */
const highest = 'clamp(9rem, 100svh - var(--rest), 24rem)';

/**
 * A picture of a question; renders nothing without one. Its space is reserved, so that nothing moves when it arrives. The drawing code
 * loads with the first picture.
 */
export function Figure({ picture, ...how }: Omit<PictureToShow, 'picture'> & { picture: Picture | undefined }) {
  if (!picture) return null;
  const drawn = <ShownPicture picture={picture} {...how} />;
  if (how.as === 'button') return drawn;
  const { width, height } = picture;
  const ratio = width / height;
  // The sign that enlarges it stands beside it: a row of its own would push an option out of sight.
  const most = how.as === undefined && hasSign(picture) ? '100% - 2.75rem' : '100%';
  return (
    <span className="relative my-1 block" style={{ aspectRatio: ratio, width: `min(${most}, ${width}px, ${highest} * ${ratio})` }}>
      {drawn}
    </span>
  );
}
