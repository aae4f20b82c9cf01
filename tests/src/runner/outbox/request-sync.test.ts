import { describe, expect, it } from 'vitest';
import { requestSync, syncTag } from '../../../../src/runner/outbox/request-sync';
import { sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { until } from '../../../kit/until';

const containerOf = (registration: Promise<unknown>) => ({ ready: registration }) as unknown as ServiceWorkerContainer;

describe('asking for Background Sync', () => {
  it('registers the one tag', async () => {
    const tags: string[] = [];
    requestSync(containerOf(Promise.resolve({ sync: { register: async (tag: string) => void tags.push(tag) } })));
    await until(() => tags.length > 0);
    expect(tags).toEqual([syncTag]);
  });

  it.each<[string, () => ServiceWorkerContainer | undefined]>([
    ['never answered', () => containerOf(new Promise(() => undefined))],
    ['never answered by the registration', () => containerOf(Promise.resolve({ sync: { register: () => new Promise(() => undefined) } }))],
    ['refused', () => containerOf(Promise.resolve({ sync: { register: () => Promise.reject(new DOMException('', 'NotAllowedError')) } }))],
    ['impossible without a worker', () => containerOf(Promise.reject(new Error('no worker')))],
    ['impossible without a container', () => undefined],
  ])('may be %s: the attempt is over and its parcel is stored anyway [trap 9]', async (_, container) => {
    const learner = await sits(paper(), { onHandedIn: () => requestSync(container()) });
    learner.submits();
    await until(() => learner.phase() === 'over');
    expect(await learner.parcel()).toMatchObject({ state: 'waiting' });
  });
});
