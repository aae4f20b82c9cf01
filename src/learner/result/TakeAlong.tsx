import { answeredOf, isMistake, toldAs } from '../../../analysis/answers/answered';
import type { Result } from '../../../contract/assessment/assessment';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Button } from '../../ui/controls/Button';
import { DialogButton } from '../../ui/controls/DialogButton';
import { onDemand } from '../../ui/on-demand';
import { hasFormulas, picturesOf } from './printed';

const ResultForAnki = onDemand(async () => (await import('../anki/ResultForAnki')).ResultForAnki);

interface Props {
  uid: string;
  result: Result;
  /** Called before the print-out: it is one of the questions. */
  onPrint: () => void;
}

/** A result on paper or as a PDF, and its mistakes as a file for Anki. */
export function TakeAlong({ uid, result, onPrint }: Props) {
  const reviewCopy = useReviewCopy();
  const hasMistakes = answeredOf(result).some((one) => isMistake(toldAs(one)));
  const print = async () => {
    onPrint();
    const { printOnceWhole } = await import('../../ui/print-once-whole');
    await printOnceWhole({ pictures: picturesOf(result).length, hasFormulas: hasFormulas(result) });
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void print().catch(() => window.print())}>
        {reviewCopy.print}
      </Button>
      {hasMistakes && (
        <DialogButton dialog={(opening) => <ResultForAnki {...opening} uid={uid} result={result} />}>{reviewCopy.forAnki}</DialogButton>
      )}
    </>
  );
}
