import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { contactSheet } from './contact-sheet.mjs';

/** Share of the pixels from which a picture counts as moved: a date or a name that changed stays below it. */
const threshold = 0.002;

/** Where one of two pictures of different heights has nothing. */
const nothing = { r: 255, g: 0, b: 255, alpha: 1 };

const pictures = (folder) => readdirSync(folder).filter((name) => name.endsWith('.png'));

/** A picture's pixels on a sheet of this size. */
const pixels = (path, { width, height }, size) =>
  sharp(path)
    .ensureAlpha()
    .extend({ right: width - size.width, bottom: height - size.height, background: nothing })
    .raw()
    .toBuffer();

/** The share of pixels by which two pictures differ, from 0 to 1; `marked`, where given, gets the second picture with these pixels in red. */
export async function changedShare(before, after, marked) {
  const [old, now] = await Promise.all([before, after].map((path) => sharp(path).metadata()));
  const size = { width: Math.max(old.width, now.width), height: Math.max(old.height, now.height) };
  const [one, other] = await Promise.all([pixels(before, size, old), pixels(after, size, now)]);
  const output = marked && new Uint8Array(one.length);
  const share = pixelmatch(one, other, output, size.width, size.height, { threshold: 0.1 }) / (size.width * size.height);
  if (output && share > threshold)
    await sharp(output, { raw: { ...size, channels: 4 } })
      .png({ compressionLevel: 4 })
      .toFile(marked);
  return share;
}

/**
 * Compares the pictures of two folders by name, and writes `index.html` in a third: what moved by more than the threshold stands before and
 * after, side by side with its changed pixels, the most moved first; then the names of pictures that are in one folder only. Resolves with
 * the counts.
 */
export async function compareFolders(before, after, target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const [old, now] = [new Set(pictures(before)), new Set(pictures(after))];
  const both = [...old].filter((name) => now.has(name));
  const moved = [];
  for (const name of both) {
    const share = await changedShare(join(before, name), join(after, name), join(target, name));
    if (share > threshold)
      moved.push({ name, share, before: relative(target, join(before, name)), after: relative(target, join(after, name)), marked: name });
  }
  moved.sort((one, other) => other.share - one.share);
  const [gone, added] = [[...old].filter((name) => !now.has(name)), [...now].filter((name) => !old.has(name))];
  writeFileSync(join(target, 'index.html'), contactSheet({ moved, gone, added, same: both.length - moved.length }));
  return { moved: moved.length, same: both.length - moved.length, gone: gone.length, added: added.length };
}
