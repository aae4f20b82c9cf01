import { readFileSync } from 'node:fs';
import { expect, isReadyOffline, test } from '../kit/test';

// A profile in memory cannot install an app.
test.use({ onDisk: true, isWhole: true });

interface Manifest {
  id: string;
  icons: { src: string; sizes: string }[];
  screenshots: { src: string; sizes: string }[];
  shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
}

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the portal can be installed: the browser finds no fault, every picture has its declared size, every shortcut opens a page @long', async ({
  portal,
  phone,
}) => {
  const page = await phone.opens(portal.api.url);
  await isReadyOffline(page);
  const session = await phone.context.newCDPSession(page);
  expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { id, icons, screenshots, shortcuts } = JSON.parse(data ?? '') as Manifest;
  expect(id).toBe('/');
  expect(screenshots.length).toBeGreaterThanOrEqual(3);
  const signs = shortcuts.flatMap((shortcut) => shortcut.icons);
  expect(new Set(signs.map(({ src }) => src)).size).toBe(shortcuts.length);
  for (const { src, sizes } of [...icons, ...screenshots, ...signs])
    expect([src, sizeOf(readFileSync(`dist/client${src}`))]).toEqual([src, sizes]);
  for (const { url } of shortcuts) {
    await page.goto(portal.api.url + url);
    await expect(page).toHaveURL(/\/user\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
