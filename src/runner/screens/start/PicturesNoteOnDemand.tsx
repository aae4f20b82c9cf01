import { Suspense } from 'react';
import { loadPictures } from '../../../pictures/load';
import { lazyOrNothing } from '../../../ui/lazy-or-nothing';

const PicturesNote = lazyOrNothing(async () => (await loadPictures()).PicturesNote);

/** Says how many pictures of a paper are missing on the device; loaded if any is. */
export const PicturesNoteOnDemand = ({ missing = 0 }: { missing: number | undefined }) =>
  missing > 0 && (
    <Suspense>
      <PicturesNote missing={missing} />
    </Suspense>
  );
