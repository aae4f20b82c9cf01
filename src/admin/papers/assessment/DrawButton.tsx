import { Button } from '../../../ui/controls/Button';
import { useAdminCopy } from '../../words/use-admin-copy';

/** Makes the assessment as a draft and shows its questions, beside the button that publishes it at once. */
export function DrawButton({ onDraw }: { onDraw: () => void }) {
  const { paper } = useAdminCopy();
  return (
    <Button variant="secondary" title={paper.drawHint} onClick={onDraw}>
      {paper.draw}
    </Button>
  );
}
