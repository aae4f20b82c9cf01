import type { SittingProps } from '../sitting/use-sitting';
import { Hall } from './Hall';
import { Instructions, type InstructionsProps } from './Instructions';

export interface HallWayProps extends InstructionsProps {
  /** null until the learner has begun. */
  sitting: SittingProps | null;
}

/** The way through the hall: instructions, then the exam. */
export function HallWay({ sitting, ...before }: HallWayProps) {
  return sitting ? <Hall {...sitting} /> : <Instructions {...before} />;
}
