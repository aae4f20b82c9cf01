// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReleaseToCalendar } from '../../../../src/ui/schedule/ReleaseToCalendar';
import { ResultsLater } from '../../../../src/ui/schedule/ResultsLater';
import { useTime } from '../../../../src/ui/schedule/use-time';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const start = Date.parse('2026-03-01T10:00:00.000Z');
let root: Root;
let place: HTMLElement;
const draws = (screen: ReactNode) => act(async () => root.render(screen));
/** Lets timers run as long; the system's time goes with them. */
const passes = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the time of a screen', () => {
  const drawn: number[] = [];
  function Clock({ now = Date.now, times }: { now?: () => number; times: number[] }) {
    const time = useTime(now, times) - start;
    drawn.push(time);
    return time;
  }
  beforeEach(() => {
    drawn.length = 0;
  });
  const shown = () => Number(place.textContent);

  it('is renewed just after each of the times, and not in between', async () => {
    await draws(<Clock times={[start + 90_000, start + 1_000, start - 5]} />);
    expect(shown()).toBe(0);
    await passes(999);
    expect(shown()).toBe(0);
    await passes(10);
    expect(shown()).toBeGreaterThanOrEqual(1_000);
    await passes(88_000);
    expect(drawn.length).toBe(2);
    await passes(2_000);
    expect(shown()).toBeGreaterThanOrEqual(90_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is renewed when the page wakes, if a time has passed', async () => {
    let asleep = 0;
    const now = () => Date.now() + asleep;
    await draws(<Clock now={now} times={[start + 3_600_000]} />);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()).toBe(0);
    asleep = 7_200_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()).toBe(7_200_000);
  });

  it('follows a clock that is corrected, within half a minute', async () => {
    let ahead = 0;
    await draws(<Clock now={() => Date.now() + ahead} times={[start + 3_600_000]} />);
    ahead = 3_600_000;
    await passes(30_000);
    expect(shown()).toBeGreaterThanOrEqual(3_600_000);
  });

  it('has no timer after the screen has gone', async () => {
    await draws(<Clock times={[start + 1_000]} />);
    await draws(null);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('results that are released later', () => {
  const onRelease = vi.fn();
  beforeEach(() => onRelease.mockReset());

  it('are said with day and time, and fetched once, two seconds to a minute after the release', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    await draws(<ResultsLater at={start + 10_000} now={Date.now} onRelease={onRelease} />);
    expect(place.textContent).toMatch(/^Results today, \d+:\d\d [ap]m.*You do not have to reload it\.$/);
    await passes(9_990);
    expect(place.textContent).not.toContain('The results are out.');
    await passes(20);
    // Once they are out, the time that they were to come is told no more.
    expect(place.textContent).toBe('The results are out. Yours comes here by itself within a minute.');
    await passes(2_000 + 29_000 - 20);
    expect(onRelease).not.toHaveBeenCalled();
    await passes(30);
    expect(onRelease).toHaveBeenCalledTimes(1);
    await passes(600_000);
    expect(onRelease).toHaveBeenCalledTimes(1);
  });

  it('are said with their day before it begins, and as of today from midnight on', async () => {
    const midnight = new Date(start).setHours(24, 0, 0, 0);
    await draws(<ResultsLater at={midnight + 10_000} now={Date.now} />);
    expect(place.textContent).toMatch(/^Results on Monday,? 2 March/);
    await passes(midnight - start + 1_000);
    expect(place.textContent).toBe('Results today, 12:00 am');
  });

  it('are not fetched at once, though the release has passed: the server may have another time', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await draws(<ResultsLater at={start - 3_600_000} now={Date.now} onRelease={onRelease} />);
    await passes(1_990);
    expect(onRelease).not.toHaveBeenCalled();
    await passes(30);
    expect(onRelease).toHaveBeenCalledTimes(1);
  });

  it('need the internet, and an offline page says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await draws(<ResultsLater at={start + 10_000} now={Date.now} onRelease={onRelease} />);
    expect(place.textContent).toMatch(/You are offline\. Once the results are out and there is internet, this page loads them\.$/);
    expect(place.textContent).not.toContain('You do not have to reload it');
    await passes(10_010);
    expect(place.textContent).toBe('You are offline. Once the results are out and there is internet, this page loads them.');
  });

  it('say whose time it is, where a chance keeps the result of one learner back', async () => {
    await draws(<ResultsLater at={start + 10_000} now={Date.now} onRelease={onRelease} isOfChance />);
    expect(place.textContent).toContain('This time is yours alone, because you were allowed to sit this test again.');
    await draws(<ResultsLater at={start + 10_000} now={Date.now} onRelease={onRelease} />);
    expect(place.textContent).not.toContain('yours alone');
    await draws(<ResultsLater at={start + 10_000} now={Date.now} onRelease={onRelease} isOfChance />);
    await passes(10_010);
    expect(place.textContent).toBe('The results are out. Yours comes here by itself within a minute.');
  });

  it('are only said, where a screen fetches none', async () => {
    await draws(<ResultsLater at={start} now={Date.now} />);
    expect(place.textContent).toMatch(/^Results today, [^.]+$/);
  });

  it('go into a calendar until they are released, and not later', async () => {
    const shows = (inCalendar: number | null) =>
      draws(
        <ReleaseToCalendar
          assessmentId={1}
          name="Mock 1"
          at={start + 10_000}
          now={Date.now}
          inCalendar={inCalendar === null ? null : new Date(inCalendar).toISOString()}
          onSaved={() => undefined}
        />,
      );
    await shows(null);
    expect(place.querySelectorAll('button')).toHaveLength(1);
    await shows(start + 10_000);
    expect(place.textContent).not.toContain('The time was moved');
    await shows(start);
    expect(place.textContent).toContain('The time was moved after you added it to a calendar');
    await passes(10_010);
    expect(place.innerHTML).toBe('');
  });
});
