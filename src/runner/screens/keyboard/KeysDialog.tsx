import { useCopy } from '../../../copy/use-copy';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { Choice } from '../../../ui/controls/Choice';
import { Dialog } from '../../../ui/controls/Dialog';
import type { Opening } from '../../../ui/controls/DialogButton';
import type { SittingProps } from '../sitting/use-sitting';

type Props = Opening & Pick<SittingProps, 'habits' | 'onHabit'>;

/** The keys of the current look, and the off switch that WCAG 2.1.4 requires. */
export function KeysDialog({ habits, onHabit, ...opening }: Props) {
  const copy = useCopy();
  const hallCopy = useHallCopy();
  return (
    <Dialog title={copy.keys} {...opening}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {hallCopy.keyList[habits.look].map(([keys, what]) => (
          <div key={what} className="contents">
            <dt>
              <kbd className="rounded-md border border-line-strong bg-raised px-2 py-0.5 font-sans font-semibold text-sm">{keys}</kbd>
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
