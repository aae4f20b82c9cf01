// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HandedInByOther } from '../../../src/app/HandedInByOther';
import { device } from '../../../src/runner/device/db';
import { RunnerPage } from '../../../src/runner/screens/RunnerPage';
import { Phone, sits } from '../../kit/learner';
import { parcel } from '../../kit/parcel';
import { address, byRole, eventually, leave, open, server, startOver, text } from '../learner/kit';
import { paper } from '../learner/made';
import { personAs } from '../session/kit';

vi.mock('../../../src/session/session-store', async () => (await import('../learner/kit')).sessionDouble);

beforeEach(startOver);
afterEach(leave);

it('says whose answers wait on this device, and when they have left', async () => {
  await device.parcels.put(parcel());
  await open(<HandedInByOther person={personAs('asha')} assessmentId={7} />);
  await eventually(() => expect(text()).toContain('Asha Verma’s answers are safe on this device. They are sent'));
  byRole('heading', 'Submitted by Asha Verma');
  await device.parcels.clear();
  await eventually(() => expect(text()).toContain('Asha Verma’s answers have reached the portal.'));
});

it('says of an admin’s preview that it counts for nobody, and not that answers have arrived', async () => {
  await open(<HandedInByOther person={personAs('asha', 'admin')} assessmentId={7} />);
  byRole('heading', 'Previewed by asha@x.in');
  await eventually(() => expect(text()).toContain('This was a preview. It does not count, and is in no results.'));
  expect(text()).not.toContain('reached the portal');
});

it('stands in the place of the result and of the start page once it is handed in, and not before', async () => {
  server.gives(`/assessment/${paper.id}/paper`, paper);
  const page = <RunnerPage uid="asha" assessmentId={paper.id} other={<p>Somebody else is here</p>} />;
  await open(page);
  await eventually(() => byRole('button', 'Start Assessment'));
  expect(text()).not.toContain('Somebody else');
  await leave();
  // At the page's own time: by another date the attempt could be over.
  const learner = await sits(paper, { phone: new Phone({ db: device, wall: Date.now() }) });
  await open(page);
  await eventually(() => byRole('button', 'Submit'));
  expect(text()).not.toContain('Somebody else');
  await leave();
  learner.submits();
  await learner.submission();
  await open(page);
  await eventually(() => expect(text()).toContain('Somebody else is here'));
  expect(address()).not.toContain('result');
});
