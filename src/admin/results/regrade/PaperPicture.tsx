import type { Picture } from '../../../../contract/question/picture';
import { fetchPicture } from '../../../api/seldom/fetch-picture';
import { usePictureUrl } from '../../../ui/use-picture-url';

/** A picture of a question in the size that learners saw; renders nothing without one. */
export const PaperPicture = ({ picture }: { picture: Picture | undefined }) => picture && <Loaded picture={picture} />;

function Loaded({ picture: { hash, alt, width, height } }: { picture: Picture }) {
  const url = usePictureUrl(hash, fetchPicture);
  return (
    <span className="my-2 block max-w-full" style={{ width, aspectRatio: `${width} / ${height}` }}>
      {url && <img src={url} alt={alt} width={width} height={height} className="h-auto w-full rounded-control bg-white ring-1 ring-line" />}
    </span>
  );
}
