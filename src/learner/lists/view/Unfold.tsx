import { useListCopy } from '../../../copy/use-list-copy';
import { Button } from '../../../ui/controls/Button';
import { row } from './row';

/** The button of a row on a phone that shows the rest of it. */
export function Unfold({ name, isOpen, onTurn }: { name: string; isOpen: boolean; onTurn: () => void }) {
  const copy = useListCopy();
  return (
    <Button
      variant="quiet"
      className={`min-w-11 px-0! py-0! ${row.unfold}`}
      aria-expanded={isOpen}
      aria-label={`${copy.details}: ${name}`}
      onClick={onTurn}
    >
      <span aria-hidden="true" className={`text-2xl ${isOpen ? '-rotate-90' : 'rotate-90'}`}>
        ›
      </span>
    </Button>
  );
}
