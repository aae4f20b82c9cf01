// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { PageBanners } from '../../../src/app/frame/PageBanners';
import { leave, open, sessionDouble, signIn, text } from '../learner/kit';
import { asha } from '../learner/made';

vi.mock('../../../src/session/session-store', async () => (await import('../learner/kit')).sessionDouble);

afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
  sessionDouble.session = { phase: 'loading' };
});

it('tells nobody without a network to sign in before it is known who is signed in', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const kept = 'You are offline. Everything you do is kept on this device.';
  await open(<PageBanners pathname="/user/dashboard" />);
  expect(text()).toContain(kept);
  await leave();
  signIn(asha);
  await open(<PageBanners pathname="/user/dashboard" />);
  expect(text()).toContain(kept);
  await leave();
  sessionDouble.session = { phase: 'signed-out' };
  await open(<PageBanners pathname="/user/dashboard" />);
  expect(text()).toContain('You are offline. Connect to the internet to sign in.');
});
