import { useState } from 'react';
import type { Paper } from '../../../../contract/assessment/assessment';
import { codeLengthOf, typedCode } from '../../../../contract/assessment/spoken-code';
import type { MoreTimeCopy } from '../../../copy/en/more-time';
import { useMoreTimeCopy } from '../../../copy/use-more-time-copy';
import { useScheduleCopy } from '../../../copy/use-schedule-copy';
import { Dialog } from '../../../ui/controls/Dialog';
import type { Opening } from '../../../ui/controls/DialogButton';
import { CodeForm } from '../../../ui/schedule/CodeForm';
import { device } from '../../device/db';
import { minutesOfCode } from '../../seal/time-code';
import type { Runner } from '../store/runner-store';
import { addMinutes } from './add-minutes';

interface Props extends Opening {
  runner: Runner;
  paper: Pick<Paper, 'moreTimeKey' | 'codeLength'>;
  /** The minutes that the attempt has got. */
  total: number | undefined;
}

/** Tells of the minutes that everybody got, and takes a time code. */
export function MoreTimeDialog({ runner, paper, total, isOpen, onClose }: Props) {
  const { moreTimeKey } = paper;
  const length = codeLengthOf(paper);
  const copy = useMoreTimeCopy();
  const { codeFaults } = useScheduleCopy();
  const [fault, setFault] = useState<keyof MoreTimeCopy['faults'] | 'not-a-code' | null>(null);
  const [isChecking, setChecking] = useState(false);

  async function tryCode(key: string, typed: string): Promise<void> {
    const code = typedCode(typed, length);
    if (code === null) return setFault('not-a-code');
    setChecking(true);
    const minutes = await minutesOfCode(key, code).catch(() => 'not-checked' as const);
    const isAdded = typeof minutes === 'number' && (await addMinutes(device, runner, minutes));
    setChecking(false);
    setFault(isAdded ? null : minutes === 'not-checked' ? minutes : minutes === null ? 'wrong-code' : 'counted');
    if (isAdded) onClose();
  }

  return (
    <Dialog title={copy.moreTime} isOpen={isOpen} onClose={onClose}>
      {total !== undefined && <p className="font-semibold">{copy.given(total, total)}</p>}
      <p className="text-ink-soft">{moreTimeKey === undefined ? copy.byNetwork : copy.byItself}</p>
      {moreTimeKey !== undefined && (
        <CodeForm
          // A code that was taken leaves the field.
          key={total}
          length={length}
          action={copy.add}
          fault={fault === null ? null : fault === 'not-a-code' ? codeFaults[fault](length) : copy.faults[fault]}
          isChecking={isChecking}
          onCode={(typed) => void tryCode(moreTimeKey, typed)}
        />
      )}
    </Dialog>
  );
}
