import { useRef, useState } from 'react';
import { useNoteCopy } from '../../copy/use-note-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Button } from '../../ui/controls/Button';
import { DialogButton } from '../../ui/controls/DialogButton';
import { onDemand } from '../../ui/on-demand';
import { tell } from '../errands/tell';
import { useSaved } from './use-saved';

const NoteDialog = onDemand(async () => (await import('./NoteDialog')).NoteDialog);

interface Props {
  uid: string;
  questionId: number;
  /** Its number on the page; absent where it is the only question. */
  number?: number;
}

/**
 * A star that saves a question: it is due in *Revise* then; beside it a note of the person's own, which is shown above. Absent until the device knows whether the
 * question is saved.
 */
export function SaveQuestion({ uid, questionId, number }: Props) {
  const reviewCopy = useReviewCopy();
  const noteCopy = useNoteCopy();
  const saved = useSaved(uid);
  // A second press may come before the first is stored.
  const isBusy = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  if (saved === undefined) return null;
  const isSaved = saved.has(questionId);
  const note = saved.get(questionId) ?? '';
  const ofThis = isSaved ? reviewCopy.savedThis : reviewCopy.saveThis;
  const name = number === undefined ? ofThis : (isSaved ? reviewCopy.savedOf : reviewCopy.saveOf)(number);
  const toggle = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    void tell(uid, { type: isSaved ? 'unsaved' : 'saved', questionId })
      .then(
        () => setFailed(false),
        () => setFailed(true),
      )
      .finally(() => {
        isBusy.current = false;
      });
  };
  return (
    <>
      {note !== '' && (
        <div className="order-first mb-1 basis-full rounded-control bg-raised px-4 py-3">
          <p className="font-semibold text-sm">{noteCopy.yours}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
            {note}
          </p>
        </div>
      )}
      <div data-unprinted className="flex flex-wrap gap-x-3">
        <Button variant="quiet" aria-pressed={isSaved} aria-label={name} className="-ml-2 text-sm" onClick={toggle}>
          <svg
            aria-hidden="true"
            focusable="false"
            viewBox="0 0 16 16"
            className={`size-4 shrink-0 stroke-[1.5] stroke-current [stroke-linejoin:round] ${isSaved ? 'fill-current' : 'fill-none'}`}
          >
            <path d="M8 1.75l1.9 3.95 4.35.6-3.15 3.05.75 4.35L8 11.65 4.15 13.7l.75-4.35L1.75 6.3l4.35-.6z" />
          </svg>
          {isSaved ? reviewCopy.saved : reviewCopy.save}
        </Button>
        {isSaved && (
          <DialogButton
            className="text-sm"
            aria-label={number === undefined ? undefined : note === '' ? noteCopy.addTo(number) : noteCopy.changeOf(number)}
            dialog={(opening) => <NoteDialog {...opening} uid={uid} questionId={questionId} note={note} />}
          >
            {note === '' ? noteCopy.add : noteCopy.change}
          </DialogButton>
        )}
        <p role="status" className="basis-full text-bad text-sm empty:hidden">
          {hasFailed && noteCopy.starFailed}
        </p>
      </div>
    </>
  );
}
