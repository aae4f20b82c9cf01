import type { Page } from '@playwright/test';
import type { Bytes } from '../../kit/sheet';

/** A file to choose; `bytes` is its content, whatever its name says. */
export const fileOf = (name: string, bytes: Bytes) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

export const picks = (page: Page, name: string, bytes: Bytes): Promise<void> =>
  page.getByLabel('Excel file').setInputFiles(fileOf(name, bytes));

/** The rows of the preview, as text. */
export const previewRows = (page: Page) => page.getByRole('region', { name: 'Preview' }).getByRole('row');

/** The counts of the summary: total, success, what is there already if anything is, failed. */
export const counts = (page: Page) => page.getByRole('region', { name: 'Upload summary' }).locator('dd');
