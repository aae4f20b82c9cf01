import type { Picture } from '../../../../contract/question/picture';
import { fetchPicture } from '../../../api/seldom/fetch-picture';
import { usePictureUrl } from '../../../ui/use-picture-url';
import { useBankCopy } from '../../words/use-bank-copy';

/** Largest height of a picture in its text, in rem, as on a learner's page. */
const highest = 24;

/** A picture of a question, from the server; nothing without one. */
export const SheetPicture = ({ picture }: { picture: Picture | undefined }) => picture && <Fetching picture={picture} />;

function Fetching({ picture: { hash, alt, width, height } }: { picture: Picture }) {
  const copy = useBankCopy();
  const url = usePictureUrl(hash, fetchPicture);
  const ratio = width / height;
  return (
    <span className="my-2 block" style={{ aspectRatio: ratio, width: `min(100%, ${width}px, ${highest * ratio}rem)` }}>
      {url && <img src={url} alt={alt} className="h-auto w-full rounded-control bg-white ring-1 ring-line" />}
      {url === null && `${copy.picture.pictureMissing} ${alt}`}
    </span>
  );
}
