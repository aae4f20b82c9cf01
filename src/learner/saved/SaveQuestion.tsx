import { useRef } from 'react';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Button } from '../../ui/controls/Button';
import { tell } from '../errands/tell';
import { useSaved } from './use-saved';

interface Props {
  uid: string;
  questionId: number;
  /** Its number on the page; absent where it is the only question. */
  number?: number;
}

/** A star that saves a question: it is due in *Revise* then. Absent until the device knows whether the question is saved. */
export function SaveQuestion({ uid, questionId, number }: Props) {
  const reviewCopy = useReviewCopy();
  const saved = useSaved(uid);
  // A second press may come before the first is stored.
  const isBusy = useRef(false);
  if (saved === undefined) return null;
  const isSaved = saved.has(questionId);
  const toggle = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    void tell(uid, { type: isSaved ? 'unsaved' : 'saved', questionId })
      .catch(() => undefined /* The star stays as it was, or the next screen sends it. */)
      .finally(() => {
        isBusy.current = false;
      });
  };
  return (
    <Button
      variant="quiet"
      aria-pressed={isSaved}
      aria-label={number === undefined ? reviewCopy.saveThis : reviewCopy.saveOf(number)}
      className="-ml-2 text-sm"
      onClick={toggle}
    >
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 16 16"
        className={`size-4 shrink-0 stroke-[1.5] stroke-current [stroke-linejoin:round] ${isSaved ? 'fill-current' : 'fill-none'}`}
      >
        <path d="M8 1.75l1.9 3.95 4.35.6-3.15 3.05.75 4.35L8 11.65 4.15 13.7l.75-4.35L1.75 6.3l4.35-.6z" />
      </svg>
      {reviewCopy.save}
    </Button>
  );
}
