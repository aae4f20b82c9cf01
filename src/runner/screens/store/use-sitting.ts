import type { ComponentType } from 'react';
import type { Paper } from '../../../../contract/assessment/assessment';
import type { Attempt } from '../../attempt/attempt';
import type { Habits } from '../../device/habits';
import { useKeys } from '../keyboard/use-keys';
import type { Runner, RunnerState } from './runner-store';
import { useHeadingFocus } from './use-heading-focus';
import { useTicker } from './use-ticker';

/** Props of every look: the runner, its state, and the learner's habits on this device. */
export interface SittingProps {
  runner: Runner;
  state: RunnerState & { paper: Paper; attempt: Attempt };
  habits: Habits;
  onHabit: (change: Partial<Habits>) => void;
  onTakeOver: () => void;
  /** What is said above the question of storage, other devices and other pages; absent: the notes of an exam. */
  Notes?: ComponentType<NotesProps>;
  /** What the question before a submission says; absent: that of an exam. */
  ending?: Ending;
}

/** `title`: the question. `now`: the button that ends the sitting. `words`: what this means. */
export interface Ending {
  title: string;
  now: string;
  words: string;
}

/** `isElsewhere`: another page may change the attempt. */
export interface NotesProps extends Pick<SittingProps, 'state' | 'onTakeOver'> {
  isElsewhere: boolean;
}

/** The common behaviour of every look: ticks, keys, and the focus on the current question. `isLocked`: the question is read-only. */
export function useSitting({ runner, state: { attempt, isOurs }, habits }: SittingProps): { isRunning: boolean; isLocked: boolean } {
  const isRunning = attempt.status === 'in-progress';
  useTicker(runner, isRunning);
  useKeys(habits.hasKeys);
  useHeadingFocus(attempt.currentQuestionId, isOurs);
  return { isRunning, isLocked: !isRunning || !isOurs };
}
