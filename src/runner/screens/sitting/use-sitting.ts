import type { Paper } from '../../../../contract/assessment/assessment';
import type { Attempt } from '../../attempt/attempt';
import type { Habits } from '../../device/habits';
import { useKeys } from '../keyboard/use-keys';
import type { Runner, RunnerState } from '../store/runner-store';
import { useHeadingFocus } from './use-heading-focus';
import { useTicker } from './use-ticker';

/** What every look of the exam hall is given: the one runner, its state, and what the learner has chosen on this device. */
export interface SittingProps {
  runner: Runner;
  state: RunnerState & { paper: Paper; attempt: Attempt };
  habits: Habits;
  onHabit: (change: Partial<Habits>) => void;
  onTakeOver: () => void;
}

/** What every look does alike: time runs, keys press, the focus follows the question. Whether it is only shown is returned. */
export function useSitting({ runner, state: { attempt, isOurs }, habits }: SittingProps): { isRunning: boolean; isLocked: boolean } {
  const isRunning = attempt.status === 'in-progress';
  useTicker(runner, isRunning);
  useKeys(habits.hasKeys);
  useHeadingFocus(attempt.currentQuestionId, isOurs);
  return { isRunning, isLocked: !isRunning || !isOurs };
}
