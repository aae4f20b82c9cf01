import { useAimCopy } from '../../copy/use-aim-copy';
import { useFigures } from '../figures';

/** The score beside the cut-off that the institute expects. */
export function CutOffNote({ cutOff, score }: { cutOff: number; score: number }) {
  const copy = useAimCopy();
  const { marksText } = useFigures();
  return <p className="text-ink-soft">{copy.cutOff(marksText(cutOff), marksText(score))}</p>;
}
