import { loadPictures } from '../../../pictures/load';
import { onDemand } from '../../../ui/on-demand';

const PicturesNote = onDemand(async () => (await loadPictures()).PicturesNote);

/** Says how many pictures of a paper are missing on the device; loaded if any is. */
export const PicturesNoteOnDemand = ({ missing = 0 }: { missing: number | undefined }) => missing > 0 && <PicturesNote missing={missing} />;
