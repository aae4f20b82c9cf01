import { Suspense } from 'react';
import { lazyOrNothing } from '../../../ui/lazy-or-nothing';

/** Loaded after the start screen, which does not wait for the note. */
const Note = lazyOrNothing(async () => (await import('./PrivateNote')).PrivateNote);

export const PrivateNoteOnDemand = () => (
  <Suspense>
    <Note />
  </Suspense>
);
