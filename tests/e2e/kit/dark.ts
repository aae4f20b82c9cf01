import { expect, type Page } from '@playwright/test';
import { Hall } from './hall';
import type { Portal } from './portal';

/** Opens a paper and makes it ready, ends the network, loads the page again, and starts the exam. */
export async function startsInTheDark(page: Page, portal: Portal, paperId: number): Promise<Hall> {
  await page.goto(`/assessments/${paperId}`);
  await expect(page.getByText('Ready offline')).toBeVisible();
  portal.goesDark();
  await page.reload();
  const hall = new Hall(page);
  await hall.starts();
  return hall;
}

/** Fills a list with every violation of the page's policy from now on. */
export function refusedBy(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refusals.push(message.text()));
  return refusals;
}
