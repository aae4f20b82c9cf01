import type { Page } from '@playwright/test';
import { stored } from '../../e2e/kit/stored';
import { signsIn } from '../../e2e/kit/test';
import { survives } from './learner';
import { goes } from './portal-page';
import type { Sitting } from './world';

const soon = { timeout: 5_000 };

/** Signs out through the dashboard, with or without unsent answers. */
export async function signsOut(page: Page, origin: string, patient = soon): Promise<boolean> {
  return survives(
    (async () => {
      await page.goto(`${origin}/user/dashboard`, patient);
      await page.getByRole('button', { name: 'Logout' }).first().click(patient);
      const anyway = page.getByRole('button', { name: 'Log out anyway' });
      const out = page.waitForURL((url) => url.pathname === '/', patient);
      await Promise.race([out, anyway.click(patient).catch(() => out)]);
      await out;
    })(),
  );
}

/** Signs in through the login screen; another signed-in person is signed out first. */
export async function signsInAs(sitting: Sitting, page: Page, origin: string, patient = { timeout: 15_000 }): Promise<boolean> {
  let isIn = false;
  const entered = survives(
    (async () => {
      await entersFrom(sitting, page, origin, patient);
      isIn = await isOnRecord(sitting, page);
      if (isIn || !(await signsOut(page, origin, patient))) return;
      await entersFrom(sitting, page, origin, patient);
      isIn = await isShown(sitting, page);
    })(),
  );
  return (await entered) && isIn;
}

/** Whether the device has recorded that this person is signed in. A page may show a person whose sign-in is lost. */
const isOnRecord = async ({ learner }: Sitting, page: Page): Promise<boolean> =>
  (await stored<{ key: string; value: string }>(page, 'settings')).some(({ key, value }) => key === 'signed-in' && value === learner.uid);

/** Whether the dashboard names this person. On a full disk the device cannot record the sign-in. */
const isShown = ({ learner }: Sitting, page: Page): Promise<boolean> =>
  page.getByRole('region', { name: 'Profile' }).getByText(learner.email).isVisible();

/** Signs in at the login screen, or is led from there to the dashboard of the person who is signed in: on a busy machine not at once. */
async function entersFrom({ learner }: Sitting, page: Page, origin: string, patient: { timeout: number }): Promise<void> {
  await goes((at) => page.goto(`${origin}/user/login`, at), patient.timeout);
  const tab = page.getByRole('tab', { name: 'Email' });
  const logout = page.getByRole('button', { name: 'Logout' }).first();
  await tab.or(logout).first().waitFor(patient);
  if (await tab.isVisible()) await survives(signsIn(page, learner, soon));
  await logout.waitFor(patient);
}
