import { useState } from 'react';
import type { Paper } from '../../../../contract/assessment/assessment';
import { codeLengthOf, typedCode } from '../../../../contract/assessment/spoken-code';
import type { MoreTimeCopy } from '../../../copy/en/more-time';
import { useMoreTimeCopy } from '../../../copy/use-more-time-copy';
import { useScheduleCopy } from '../../../copy/use-schedule-copy';
import { Dialog } from '../../../ui/controls/Dialog';
import type { Opening } from '../../../ui/controls/DialogButton';
import { CodeForm } from '../../../ui/schedule/CodeForm';
import type { Attempt } from '../../attempt/attempt';
import { device } from '../../device/db';
import { minutesOfCode } from '../../seal/time-code';
import type { Runner } from '../store/runner-store';
import { addMinutes } from './add-minutes';

interface Props extends Opening {
  runner: Runner;
  paper: Pick<Paper, 'moreTimeKey' | 'codeLength'>;
  attempt: Pick<Attempt, 'uid' | 'moreMinutes' | 'ownMinutes'>;
  /** What was typed in a dialog of this attempt before. */
  typed: string;
  onTyped: (typed: string) => void;
}

/** Tells of the minutes that were given, and takes a time code. */
export function MoreTimeDialog({ runner, paper, attempt, typed: start, onTyped, isOpen, onClose }: Props) {
  const { uid, moreMinutes: total = 0, ownMinutes = 0 } = attempt;
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
    const told = await minutesOfCode(key, code, uid).catch(() => 'not-checked' as const);
    // A code that is taken leaves the field.
    onTyped('');
    const isAdded = told !== null && told !== 'not-checked' && (await addMinutes(device, runner, told));
    setChecking(false);
    setFault(isAdded ? null : told === 'not-checked' ? told : told === null ? 'wrong-code' : 'counted');
    if (isAdded) onClose();
    else onTyped(typed);
  }

  return (
    <Dialog title={copy.moreTime} isOpen={isOpen} onClose={onClose}>
      {total > 0 && <p className="font-semibold">{copy.given(total, total, ownMinutes > 0)}</p>}
      <p className="text-ink-soft">{moreTimeKey === undefined ? copy.byNetwork : copy.byItself}</p>
      {moreTimeKey !== undefined && (
        <CodeForm
          key={total}
          length={length}
          action={copy.add}
          fault={fault === null ? null : fault === 'not-a-code' ? codeFaults[fault](length) : copy.faults[fault]}
          isChecking={isChecking}
          start={start}
          onTyped={onTyped}
          onCode={(typed) => void tryCode(moreTimeKey, typed)}
        />
      )}
    </Dialog>
  );
}
