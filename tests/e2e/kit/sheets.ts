import type { Page } from '@playwright/test';
import type { Bytes } from '../../kit/sheet';

/** A file as a person picks it; `bytes` is what is in it, whatever it is called. */
export const fileOf = (name: string, bytes: Bytes) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

export const picks = (page: Page, name: string, bytes: Bytes): Promise<void> =>
  page.getByLabel('Excel file').setInputFiles(fileOf(name, bytes));

/** The rows of the preview as a person reads them. */
export const previewRows = (page: Page) => page.getByRole('region', { name: 'Preview' }).getByRole('row');

/** What the summary counts: total, success, failed. */
export const counts = (page: Page) => page.getByRole('region', { name: 'Upload summary' }).locator('dd');
