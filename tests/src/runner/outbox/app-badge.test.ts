import { describe, expect, it, vi } from 'vitest';
import { showAppBadge } from '../../../../src/runner/outbox/app-badge';
import { unsentCount } from '../../../../src/runner/outbox/unsent';
import { Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { until } from '../../../kit/until';

describe('the badge of the app’s icon', () => {
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

  it('is the count of unsent parcels, and is removed at 0', async () => {
    const place = icon();
    await showAppBadge(place, 2);
    expect(place.shown()).toBe(2);
    await showAppBadge(place, 0);
    expect(place.shown()).toBe(0);
    const set = vi.spyOn(place, 'setAppBadge');
    await showAppBadge(place, 0);
    // Some platforms draw every value that is set as a mark, 0 too.
    expect(set).not.toHaveBeenCalled();
  });

  it('is left out where the platform has no badge, or refuses it', async () => {
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
