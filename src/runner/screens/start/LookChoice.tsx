import { useCopy } from '../../../copy/use-copy';
import type { Look } from '../../device/habits';

/** The learner's choice between the two looks. */
export function LookChoice({ look, onChoose }: { look: Look; onChoose: (look: Look) => void }) {
  const copy = useCopy();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong p-3 has-checked:border-brand has-checked:bg-brand-soft">
      <input
        type="checkbox"
        className="mt-1 size-5 shrink-0 accent-brand"
        checked={look === 'hall'}
        onChange={(event) => onChoose(event.target.checked ? 'hall' : 'plain')}
      />
      <span>
        <span className="font-semibold">{copy.hallLook}</span>
        <span className="block text-ink-soft text-sm">{copy.hallLookWhat}</span>
      </span>
    </label>
  );
}
