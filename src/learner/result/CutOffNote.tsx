import { useStartNotesCopy } from '../../copy/use-start-notes-copy';
import { useFigures } from '../figures';

/** The score beside the cut-off that the institute expects. */
export function CutOffNote({ cutOff, score }: { cutOff: number; score: number }) {
  const copy = useStartNotesCopy();
  const { marksText } = useFigures();
  return <p className="text-ink-soft">{copy.cutOff(marksText(cutOff), marksText(score))}</p>;
}
