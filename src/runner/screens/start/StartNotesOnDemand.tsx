import { whenIdle } from '../../../ui/browser/when-idle';
import { onDemand } from '../../../ui/on-demand';

/** Loaded once the page is idle: the start screen does not wait for the notes. */
export const StartNotesOnDemand = onDemand(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return (await import('./StartNotes')).StartNotes;
});
