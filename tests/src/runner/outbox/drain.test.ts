import { afterEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../../src/runner/outbox/deliver';
import { drain } from '../../../../src/runner/outbox/drain';
import { tryNowEvent } from '../../../../src/runner/outbox/try-now';
import { Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { postOffice } from '../../../kit/post-office';
import { until } from '../../../kit/until';

let stop: () => void = () => undefined;
afterEach(() => stop());

function open(phone: Phone) {
  const office = postOffice(phone);
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  stop = drain(
    { db: phone.db, deliver: (uid, urgency) => deliver(office.carrier, uid, urgency), now: () => phone.wall, page, document },
    'asha',
  );
  return { office, page, document };
}

describe('an open page', () => {
  it('sends a parcel as soon as it is handed in, without Background Sync', async () => {
    const phone = new Phone();
    const { office } = open(phone);
    const learner = await sits(paper(), { phone });
    learner.submits();
    await until(() => office.filed.size === 1);
    await until(async () => (await learner.parcel()) === undefined);
  });

  it.each(['online', 'pageshow', 'visibilitychange', tryNowEvent])('tries again on %s, before the end of its backoff', async (event) => {
    const phone = new Phone();
    const learner = await sits(paper(), { phone });
    learner.submits();
    await until(() => learner.phase() === 'over');
    const { office, page, document } = open(phone);
    office.fails('dropBefore', 'dropBefore', 'dropBefore', 'dropBefore');
    await until(async () => ((await learner.parcel())?.tries ?? 0) >= 1);
    office.fails();
    (event === 'visibilitychange' ? document : page).dispatchEvent(new Event(event));
    await until(() => office.filed.size === 1);
  });

  it('sends nothing once it is stopped', async () => {
    const phone = new Phone();
    const { office } = open(phone);
    stop();
    const learner = await sits(paper(), { phone });
    learner.submits();
    await until(() => learner.parcel());
    expect(office.bodies).toHaveLength(0);
  });
});
