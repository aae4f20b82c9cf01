import { useAdminCopy } from '../../words/use-admin-copy';
import { OpenDialog } from './OpenDialog';

interface Props {
  title: string;
  /** People for whom it is done, and all. */
  done: number;
  of: number;
  onStop: () => void;
}

/** How far an act on many people came, with the way to end it; Escape ends it too. */
export function RunningDialog({ title, done, of, onStop }: Props) {
  const copy = useAdminCopy();
  const words = copy.soFar(done, of);
  return (
    <OpenDialog title={title} onClose={onStop} no={copy.stopRun}>
      <p>{words}</p>
      <progress aria-label={words} className="h-3 w-full accent-brand" value={done / of} />
      <p className="text-ink-soft text-sm">{copy.stopHint}</p>
    </OpenDialog>
  );
}
