const perMinute = 10;
const minuteMs = 60_000;

/**
 * Passes wishes on at once, ten in a minute; those beyond are gathered into one as soon as the minute allows. A network that
 * flaps every two seconds says *back* each time, and must not make each of its phones a storm. `now` is wall epoch milliseconds.
 */
export function throttle(follow: () => void, now: () => number): { wish: () => void; stop: () => void } {
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
