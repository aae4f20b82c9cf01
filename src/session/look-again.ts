import { admitsToProfilePages } from '../../contract/people/people';
import type { Person } from '../runner/device/db';

const firstMs = 1_000;
const longestMs = 30_000;

/** Asks again for what the server could not say of a person here. */
export interface LookUpRetry {
  /** Hears what the last look has brought. A learner whose profile is known has no need of another look; the next start brings the news. */
  heard: (person: Person, isWhole: boolean) => void;
  /** The person has left, or another comes. */
  stop: () => void;
}

/** `look` is called after a second, then after twice as long each time, up to half a minute, until the server has said it. */
export function lookUpAgain(look: () => void): LookUpRetry {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    tries = 0;
  };
  return {
    heard: (person, isWhole) => {
      if (isWhole || admitsToProfilePages(person.profile)) return stop();
      clearTimeout(timer);
      timer = setTimeout(look, Math.min(longestMs, firstMs * 2 ** tries));
      tries += 1;
    },
    stop,
  };
}
