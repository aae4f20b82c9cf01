import type { BrowserContext } from '@playwright/test';

/** How far a phone's clocks are ahead of this machine's, in milliseconds. */
export interface Shift {
  wall: number;
  mono: number;
}

declare global {
  var moveClocks: ((to: { wall: number; mono: number }) => void) | undefined;
}

const cookie = 'clocks';

/** The steps of a start at which a clock may be set: each key that the page reads from its record of the clocks, and two later moments. */
export const stepsOfStart = ['clock-offset', 'clock-seen', 'clock-sure', 'clock-leap', 'soon', 'later'] as const;

/** Makes the clocks of every future page movable. A page starts with the shift in the cookie, so that a kill loses no shift. */
export async function makesClocksMovable(context: BrowserContext): Promise<void> {
  await context.addInitScript((name) => {
    const written = /(?:^|; )clocks=(-?\d+)\.(-?\d+)/.exec(document.cookie);
    let shift = { wall: Number(written?.[1] ?? 0), mono: Number(written?.[2] ?? 0) };
    const RealDate = Date;
    const realNow = performance.now.bind(performance);
    globalThis.Date = class extends RealDate {
      constructor(...args: [] | [number]) {
        super(...((args.length === 0 ? [RealDate.now() + shift.wall] : args) as [number]));
      }
      static override now = () => RealDate.now() + shift.wall;
    } as DateConstructor;
    performance.now = () => realNow() + shift.mono;
    globalThis.moveClocks = (to) => {
      shift = to;
    };
    // Set once during this page's start; `step` says at which step.
    const [step, by] = ((location.protocol.startsWith('http') && sessionStorage.getItem('clock-step')) || '').split(' ');
    if (step) {
      sessionStorage.removeItem('clock-step');
      let isSet = false;
      const set = () => {
        if (!isSet) shift = { ...shift, wall: shift.wall + Number(by) };
        isSet = true;
      };
      const get = IDBObjectStore.prototype.get;
      IDBObjectStore.prototype.get = function (key) {
        if (key === step) set();
        else if (key === 'clock-offset' && step === 'soon') setTimeout(set, 5);
        else if (key === 'clock-offset' && step === 'later') setTimeout(set, 300);
        return get.call(this, key);
      };
    }
    return name;
  }, cookie);
}

/** Moves the clocks of every open page, and of future ones. */
export async function movesClocks(context: BrowserContext, origin: string, to: Shift): Promise<void> {
  await context.addCookies([{ name: cookie, value: `${to.wall}.${to.mono}`, url: origin }]);
  const asked = context.pages().map((page) => page.evaluate((shift) => globalThis.moveClocks?.(shift), to));
  await Promise.allSettled(asked);
}
