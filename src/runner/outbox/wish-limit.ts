import { minuteMs } from '../../../contract/fields/times';

const perMinute = 10;

/**
 * Passes calls of `wish` on to `follow`, at most ten a minute; further calls become one call as soon as the minute allows. Without the
 * limit, a network that flaps every two seconds would make each phone send constantly. `now`: wall epoch milliseconds. How long a parcel waits after a
 * refusal is `tries.ts`.
 */
export function limitWishes(follow: () => void, now: () => number): { wish: () => void; stop: () => void } {
  let followed: number[] = [];
  let owed: ReturnType<typeof setTimeout> | undefined;
  const wish = (): void => {
    const at = now();
    followed = followed.filter((past) => past <= at && at - past < minuteMs);
    const [oldest] = followed;
    if (oldest === undefined || followed.length < perMinute) {
      followed.push(at);
      follow();
      return;
    }
    owed ??= setTimeout(
      () => {
        owed = undefined;
        wish();
      },
      oldest + minuteMs - at,
    );
  };
  return { wish, stop: () => clearTimeout(owed) };
}
