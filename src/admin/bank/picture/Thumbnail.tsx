import type { Picture } from '../../../../contract/question/picture';
import { fetchPicture } from '../../../api/seldom/fetch-picture';
import { usePictureUrl } from '../../../ui/use-picture-url';

/** A small picture from the server. */
export function Thumbnail({ picture: { hash, alt, width, height } }: { picture: Picture }) {
  const url = usePictureUrl(hash, fetchPicture);
  return (
    <span className="block w-40 max-w-full">
      {url && <img src={url} alt={alt} width={width} height={height} className="h-auto w-full rounded-control bg-white ring-1 ring-line" />}
    </span>
  );
}
