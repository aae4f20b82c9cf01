import { type ComponentType, lazy, Suspense } from 'react';
import type { Picture } from '../../contract/question/picture';
import { loadPictures } from './load';
import type { Drawing } from './on-demand/Drawn';

/** Without the code that draws it, a picture is what it is in words. */
const Drawn = lazy<ComponentType<Drawing>>(() =>
  loadPictures().then(
    ({ Drawn }) => ({ default: Drawn }),
    () => ({ default: ({ picture }: Drawing) => picture.alt }),
  ),
);

/** No picture is higher in its text than so many rem; enlarged it has the whole screen. */
const highest = 24;

/**
 * A picture of a question; nothing where there is none. Its place is as large before it is there as after, so that nothing moves when it comes. What draws it
 * is fetched with the first one.
 */
export function Figure({ picture, ...how }: Omit<Drawing, 'picture'> & { picture: Picture | undefined }) {
  if (!picture) return null;
  const drawn = (
    <Suspense>
      <Drawn picture={picture} {...how} />
    </Suspense>
  );
  if (how.as === 'button') return drawn;
  const { width, height } = picture;
  const ratio = width / height;
  return (
    <span className="relative my-2 block" style={{ aspectRatio: ratio, width: `min(100%, ${width}px, ${highest * ratio}rem)` }}>
      {drawn}
    </span>
  );
}
