import type { Page } from '@playwright/test';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, isReadyOffline, test } from '../kit/test';

/** Records every heading and title of this page's visits, from the first frame on. */
async function watches(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) seen.push(heading, document.title);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.join(' '));
}

const speaks = (page: Page, language: string) => expect(page.locator('html')).toHaveAttribute('lang', language);

test('Hindi is chosen on the landing page and stays: at the sign-in, through an exam without a network, over a reload; and back @long', async ({
  portal,
  phone,
}) => {
  const learner = await portal.learner('Asha');
  const paper = await assessmentOf(portal, { name: 'अभ्यास', questions: plainQuestions(2) });
  const page = await phone.context.newPage();
  const shown = await watches(page);
  await page.goto(portal.api.url);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'परीक्षा पोर्टल में आपका स्वागत है' })).toBeVisible();
  await speaks(page, 'hi');

  await page.getByRole('link', { name: 'परीक्षार्थी लॉगिन' }).click();
  await page.getByLabel(/^ईमेल/).fill(learner.email);
  await page.getByLabel(/^पासवर्ड/).fill(learner.password);
  await page.getByRole('button', { name: 'लॉगिन करें', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'नमस्ते, Asha!' })).toBeVisible();
  await isClean(page, 'the dashboard in Hindi');

  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  await isReadyOffline(page);
  await expect(page.getByText('ऑफ़लाइन तैयार')).toBeVisible();
  portal.goesDark();
  await phone.losesNetwork();
  await page.getByRole('button', { name: 'टेस्ट शुरू करें' }).click();
  await expect(page.getByRole('region', { name: 'प्रश्न 1' })).toBeVisible();
  await page.getByRole('radio').first().check();
  await expect(page.getByText('इस डिवाइस पर सेव हो गया')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('timer', { name: 'बचा हुआ समय' })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await speaks(page, 'hi');
  expect(await shown()).not.toMatch(/[A-Za-z]{2}/);
  await isClean(page, 'the exam hall in Hindi');

  // On a phone the switch stands among all questions while an exam runs.
  await page.getByRole('button', { name: 'सभी प्रश्न' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await speaks(page, 'en');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await speaks(page, 'hi');
  await page.getByRole('button', { name: 'सबमिट करें', exact: true }).click();
  await page.getByRole('button', { name: 'हाँ, सबमिट करें' }).click();
  await expect(page.getByText('भेजना बाकी').first()).toBeVisible();
  await isClean(page, 'a parcel in Hindi');
  portal.comesBack();
  await phone.findsNetwork();
  await expect(page.getByText('सही उत्तर').first()).toBeVisible({ timeout: 60_000 });
  await isClean(page, 'a result in Hindi');
});
