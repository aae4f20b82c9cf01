import type { Class } from './phrases';
import type { State } from './states';

/** Leaks that are known and not mended yet. */
interface Known {
  states: readonly State[];
  tells: readonly Class[];
}

/** Each must be there: who mends it removes its row. */
export const known: readonly Known[] = [];
