import { trustedClock } from '../../runner/device/trusted-clock';
import { useMinutesAhead } from '../clock/minutes-ahead';

/** Keeps how wrong this device's clock is, by what the server's replies say of it. Returns the function that stops it. */
export function watchDate(): () => void {
  const look = () => {
    if (trustedClock.isSure()) useMinutesAhead.setState(Math.round((Date.now() - trustedClock.now()) / 60_000), true);
  };
  look();
  return trustedClock.onWord(look);
}
