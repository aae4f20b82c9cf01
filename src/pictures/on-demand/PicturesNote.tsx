import { Banner } from '../../ui/controls/Banner';
import { usePictureCopy } from '../copy/use-picture-copy';

/** The number of a paper's missing pictures, and what that means for a start. */
export function PicturesNote({ missing }: { missing: number }) {
  const copy = usePictureCopy();
  return <Banner tone="info">{copy.missing(missing)}</Banner>;
}
