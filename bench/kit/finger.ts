import type { Locator } from '@playwright/test';

/** A tap without checks: Playwright's own runs code in the page to find the element that it hits. */
export async function taps(what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('There is nothing to tap');
  await what.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
