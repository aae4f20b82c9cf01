import { describe, expect, it, vi } from 'vitest';
import { showAppBadge } from '../../../../src/runner/outbox/app-badge';
import { unsentCount } from '../../../../src/runner/outbox/unsent';
import { Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { until } from '../../../kit/until';

describe('the number on the app’s icon', () => {
  function icon() {
    let shown: number | null = null;
    return {
      shown: () => shown,
      setAppBadge: async (count: number) => {
        shown = count;
      },
      clearAppBadge: async () => {
        shown = 0;
      },
    };
  }

  it('is the number unsent, and is taken off at 0', async () => {
    const place = icon();
    await showAppBadge(place, 2);
    expect(place.shown()).toBe(2);
    await showAppBadge(place, 0);
    expect(place.shown()).toBe(0);
    const set = vi.spyOn(place, 'setAppBadge');
    await showAppBadge(place, 0);
    // A number that is set is shown by some platforms as a mark, whatever it is.
    expect(set).not.toHaveBeenCalled();
  });

  it('is missed by nobody where the platform has none, or refuses it', async () => {
    await showAppBadge({}, 3);
    await showAppBadge({}, 0);
    await showAppBadge({ setAppBadge: () => Promise.reject(new Error('not installed')) }, 3);
  });

  it('counts one person’s parcels that the server does not have', async () => {
    const phone = new Phone();
    for (const uid of ['asha', 'ravi']) {
      const learner = await sits(paper(), { phone, uid });
      learner.submits();
      await until(learner.parcel);
    }
    expect(await unsentCount(phone.db, 'asha')).toBe(1);
    await phone.db.parcels.update(['asha', 7], { state: 'refused' });
    expect(await unsentCount(phone.db, 'asha')).toBe(1);
    await phone.db.parcels.update(['asha', 7], { state: 'elsewhere' });
    expect(await unsentCount(phone.db, 'asha')).toBe(0);
  });
});
