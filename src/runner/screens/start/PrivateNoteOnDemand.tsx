import { lazy, Suspense } from 'react';

const Nothing = () => null;

/** Behind the start screen, which waits for none of it. */
const Note = lazy(() =>
  import('./PrivateNote').then(
    ({ PrivateNote }) => ({ default: PrivateNote }),
    () => ({ default: Nothing }),
  ),
);

export const PrivateNoteOnDemand = () => (
  <Suspense>
    <Note />
  </Suspense>
);
