import type { Class } from './phrases';
import type { State } from './states';

/** Leaks that are known and not mended yet. */
interface Known {
  states: readonly State[];
  tells: readonly Class[];
}

/** Each must be there: who mends it removes its row. */
export const known: readonly Known[] = [
  // The fetch of a sealed copy counts as holding the paper, also where the paper was hidden, or given to a group, before it opened.
  {
    states: ['calledOff', 'narrowedBeforeOpening'],
    tells: ['question', 'option', 'passage', 'picture', 'key', 'explanation', 'insight', 'marks', 'figures'],
  },
];
