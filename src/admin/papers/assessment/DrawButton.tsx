import { Button } from '../../../ui/controls/Button';
import { usePapersCopy } from '../../words/use-papers-copy';

/** Makes the assessment as a draft and shows its questions, beside the button that publishes it at once. */
export function DrawButton({ onDraw }: { onDraw: () => void }) {
  const { paper } = usePapersCopy();
  return (
    <Button variant="secondary" title={paper.drawHint} onClick={onDraw}>
      {paper.draw}
    </Button>
  );
}
