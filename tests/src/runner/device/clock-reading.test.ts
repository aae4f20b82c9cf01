import { expect, it } from 'vitest';
import { clockReader } from '../../../../src/runner/device/clock-reading';

/** A page that can go out of sight, be frozen, or be hidden by a navigation. */
function page() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', defaultView: window });
  const turns = (state: 'visible' | 'hidden') => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { document, turns, look: clockReader(document as unknown as Document), leaves: () => window.dispatchEvent(new Event('pagehide')) };
}

it('a page counts how often it went out of sight, not how often it came back', () => {
  const { turns, look } = page();
  expect(look()).toMatchObject({ isHidden: false, hides: 0 });
  turns('hidden');
  expect(look()).toMatchObject({ isHidden: true, hides: 1 });
  turns('visible');
  expect(look()).toMatchObject({ isHidden: false, hides: 1 });
  turns('hidden');
  expect(look().hides).toBe(2);
});

it('a page that is frozen or put into the cache has gone out of sight', () => {
  const { document, leaves, look } = page();
  document.dispatchEvent(new Event('freeze'));
  expect(look().hides).toBe(1);
  leaves();
  expect(look().hides).toBe(2);
});

it('both clocks are read each time', () => {
  const { look } = page();
  const [wall, mono] = [Date.now(), performance.now()];
  const reading = look();
  expect(reading.wall).toBeGreaterThanOrEqual(wall);
  expect(reading.wall).toBeLessThanOrEqual(Date.now());
  expect(reading.mono).toBeGreaterThanOrEqual(mono);
  expect(reading.mono).toBeLessThanOrEqual(performance.now());
});

it('a page without a window, and a worker without a page, are never out of sight', () => {
  expect(clockReader(undefined)()).toMatchObject({ isHidden: false, hides: 0 });
  const bare = Object.assign(new EventTarget(), { visibilityState: 'visible', defaultView: null });
  expect(clockReader(bare as unknown as Document)()).toMatchObject({ isHidden: false, hides: 0 });
});
