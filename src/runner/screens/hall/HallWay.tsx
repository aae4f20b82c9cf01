import type { SittingProps } from '../store/use-sitting';
import { Hall } from './Hall';
import { Instructions, type InstructionsProps } from './Instructions';

export interface HallWayProps extends InstructionsProps {
  /** null until the learner has started. */
  sitting: SittingProps | null;
}

/** The hall's screens: instructions, then the questions. */
export const HallWay = ({ sitting, ...before }: HallWayProps) => (sitting ? <Hall {...sitting} /> : <Instructions {...before} />);
