import { loadPictures } from '../../../pictures/load';
import { whenIdle } from '../../../ui/browser/when-idle';
import { onDemand } from '../../../ui/on-demand';
import type { ScheduleProps } from './StartTimes';

/** Loaded once the page is idle: the start screen does not wait for the notes. */
export const StartNotesOnDemand = onDemand(
  async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    return (await import('./StartNotes')).StartNotes;
  },
  { waiting: () => <div className="h-6 max-sm:order-1 max-sm:-my-2" /> },
);

/** A start never depends on these screens: without their code, the start is offered. */
const StartTimes = onDemand<ScheduleProps>(async () => (await import('./StartTimes')).StartTimes, { lost: ({ children }) => children });

/** The start of a paper; of one with a schedule, or with a chance, below what is said of it and only while it can be started. */
export function ScheduleOnDemand(props: ScheduleProps) {
  const { takesEvidence, chance } = props.paper;
  return (takesEvidence ?? chance) ? <StartTimes {...props} /> : props.children;
}

const PicturesNote = onDemand(async () => (await loadPictures()).PicturesNote);

/** Says how many pictures of a paper are missing on the device; loaded if any is. */
export const PicturesNoteOnDemand = ({ missing = 0 }: { missing: number | undefined }) => missing > 0 && <PicturesNote missing={missing} />;
