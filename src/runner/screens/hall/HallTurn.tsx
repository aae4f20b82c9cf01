import { useHallCopy } from '../../../copy/use-hall-copy';
import { Button } from '../../../ui/controls/Button';

interface Props {
  by: 1 | -1;
  isDisabled: boolean;
  onBy: (step: 1 | -1) => void;
}

/** Back or Next of the hall: on a phone a sign beside the number of the question. */
export function HallTurn({ by, isDisabled, onBy }: Props) {
  const words = useHallCopy();
  const sign = <span aria-hidden="true">{by === 1 ? '›' : '‹'}</span>;
  return (
    <Button
      variant="secondary"
      className={`gap-1! max-lg:w-[44px] max-lg:px-0! ${by === -1 ? 'lg:ml-auto' : ''}`}
      disabled={isDisabled}
      data-key={by === 1 ? 'n' : 'p'}
      onClick={() => onBy(by)}
    >
      {by === -1 && sign} <span className="max-lg:sr-only">{by === 1 ? words.next : words.back}</span> {by === 1 && sign}
    </Button>
  );
}
