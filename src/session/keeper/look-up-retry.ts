import { admitsToProfilePages } from '../../../contract/people/people';
import { pauseAfter } from '../../api/wait-asked';
import type { PersonLookup } from './look-up';

/** Repeats a look-up of the person while the server has not answered. */
export interface LookUpRetry {
  /** Handles the result of a look-up. A learner with a complete profile needs no further look-up before the next start. */
  heard: (found: Pick<PersonLookup, 'person' | 'isWhole' | 'waitMs'>) => void;
  /** Stops: the person signs out, or another signs in. */
  stop: () => void;
}

/**
 * Calls `look` after growing pauses until the server has answered. Where the server asked for a wait, the pause begins at its end, and is random: others were
 * told the same time.
 */
export function lookUpRetry(look: () => void): LookUpRetry {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    tries = 0;
  };
  return {
    heard: ({ person, isWhole, waitMs }) => {
      if (isWhole || admitsToProfilePages(person.profile)) return stop();
      clearTimeout(timer);
      const pauseMs = pauseAfter(tries);
      timer = setTimeout(look, waitMs > 0 ? waitMs + Math.random() * pauseMs : pauseMs);
      tries += 1;
    },
    stop,
  };
}
