import { useEffect } from 'react';
import { loadPictures } from '../../../pictures/load';
import type { BegunNoteProps } from '../../../ui/begun/BegunNote';
import { whenIdle } from '../../../ui/browser/when-idle';
import { onDemand } from '../../../ui/on-demand';
import { useIsLate } from '../../../ui/use-is-late';
import type { ScheduleProps } from './StartTimes';

/** Loaded once the page is idle: the start screen does not wait for the notes. */
export const StartNotesOnDemand = onDemand(
  async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    return (await import('./StartNotes')).StartNotes;
  },
  { waiting: () => <div className="h-6 max-sm:order-1 max-sm:-mb-2" /> },
);

/** So long the code that asks is waited for. Milliseconds. */
const askMs = 5_000;

/** In the place of the question: where it does not come in time, a start that waits for the answer goes on. */
function Unasked({ isAsked, onAnswer }: BegunNoteProps) {
  const isLate = useIsLate(askMs);
  useEffect(() => {
    if (isAsked && isLate) onAnswer(true);
  });
  return null;
}

/** Fetched at once, where a test was begun on another device. */
export const BegunNoteOnDemand = onDemand<BegunNoteProps>(async () => (await import('../../../ui/begun/BegunNote')).BegunNote, {
  waiting: (props) => <Unasked {...props} />,
  lost: Unasked,
});

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
