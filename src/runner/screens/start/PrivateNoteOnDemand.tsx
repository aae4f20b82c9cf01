import { Suspense } from 'react';
import { lazyOrNothing } from '../../../ui/lazy-or-nothing';

/** Behind the start screen, which waits for none of it. */
const Note = lazyOrNothing(async () => (await import('./PrivateNote')).PrivateNote);

export const PrivateNoteOnDemand = () => (
  <Suspense>
    <Note />
  </Suspense>
);
