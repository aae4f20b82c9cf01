import { Suspense } from 'react';
import { whenIdle } from '../../../ui/browser/when-idle';
import { lazyOrNothing } from '../../../ui/lazy-or-nothing';
import type { StartNotesProps } from './StartNotes';

/** Loaded once the page is idle: the start screen does not wait for the notes. */
const Notes = lazyOrNothing(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return (await import('./StartNotes')).StartNotes;
});

export const StartNotesOnDemand = (props: StartNotesProps) => (
  <Suspense>
    <Notes {...props} />
  </Suspense>
);
