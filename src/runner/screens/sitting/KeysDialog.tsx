import type { Paper } from '../../../../contract/assessment/assessment';
import { useCopy } from '../../../copy/use-copy';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { useKindsCopy } from '../../../copy/use-kinds-copy';
import { Choice } from '../../../ui/controls/Choice';
import { Dialog } from '../../../ui/controls/Dialog';
import type { Opening } from '../../../ui/controls/DialogButton';
import { otherKindsIn } from '../../attempt/kinds';
import type { SittingProps } from '../store/use-sitting';

interface Props extends Opening, Pick<SittingProps, 'habits' | 'onHabit'> {
  paper: Paper;
}

/** The keys of the current look, and the off switch that WCAG 2.1.4 requires. */
export function KeysDialog({ paper, habits, onHabit, ...opening }: Props) {
  const copy = useCopy();
  const hallCopy = useHallCopy();
  const kindsCopy = useKindsCopy();
  const keys = [...otherKindsIn(paper).map((kind) => kindsCopy.keys[kind]), ...hallCopy.keyList[habits.look]];
  return (
    <Dialog title={copy.keys} {...opening}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys.map(([key, what]) => (
          <div key={what} className="contents">
            <dt>
              <kbd className="rounded-md border border-line-strong bg-raised px-2 py-0.5 font-sans font-semibold text-sm">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Choice checked={habits.hasKeys} onChange={(event) => onHabit({ hasKeys: event.target.checked })}>
        {hallCopy.keysOn}
      </Choice>
      <p className="text-ink-soft text-sm">{hallCopy.keysNote}</p>
    </Dialog>
  );
}
