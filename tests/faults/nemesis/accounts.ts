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
export async function signsInAs({ learner }: Sitting, page: Page, origin: string, patient = { timeout: 15_000 }): Promise<boolean> {
  return survives(
    (async () => {
      await goes((at) => page.goto(`${origin}/user/login`, at), patient.timeout);
      const tab = page.getByRole('tab', { name: 'Email' });
      await tab
        .or(page.getByRole('button', { name: 'Logout' }))
        .first()
        .waitFor(patient);
      if (!(await tab.isVisible())) {
        const [person] = (await stored<{ key: string; value: string }>(page, 'settings')).filter(({ key }) => key === 'signed-in');
        if (person?.value === learner.uid) return;
        await signsOut(page, origin, patient);
        await page.goto(`${origin}/user/login`, patient);
      }
      await signsIn(page, learner);
      await page.waitForURL('**/user/dashboard', patient);
    })(),
  );
}
