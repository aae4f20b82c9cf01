// A child process: receives uploaded pictures, one after the other, and answers each made small. See worker-process.ts for why it is apart.

import sharp, { type WebpOptions } from 'sharp';
import { pictureLimits } from '../../contract/question/picture-file';
import { answerParent } from './answer-parent';
import type { PictureOutcome } from './picture-maker';

/** Loaders of the kinds that are taken; to libvips a file is whatever it says it is, and it knows dozens. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });
sharp.cache(false);
sharp.concurrency(1);

/** A drawing stays sharper without loss, and small; what is larger with loss is none. */
const drawingBytes = 40 * 1024;

/** Tried in this order until a file is small enough; the last one always is. */
const steps = [
  { side: pictureLimits.side, quality: 82 },
  { side: pictureLimits.side, quality: 65 },
  { side: 1024, quality: 60 },
  { side: 768, quality: 50 },
  { side: 448, quality: 40 },
] as const;

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** Upright, in the web's colours, without metadata, on white: black lines on nothing would be lost on a dark screen. */
async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', autoOrient: true })
    .flatten({ background: '#fff' })
    .resize(within(pictureLimits.side))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function small(bytes: Uint8Array): Promise<PictureOutcome> {
  const pixels = await pixelsOf(bytes);
  const written = (side: number, how: WebpOptions) => pixels.clone().resize(within(side)).webp(how).toBuffer({ resolveWithObject: true });
  const [first, ...others] = steps;
  let best = await written(first.side, { quality: first.quality, smartSubsample: true });
  for (const { side, quality } of others) {
    if (best.data.length <= pictureLimits.bytes) break;
    best = await written(side, { quality, smartSubsample: true });
  }
  if (best.data.length <= drawingBytes) {
    const lossless = await written(first.side, { lossless: true });
    if (lossless.data.length <= drawingBytes) best = lossless;
  }
  return { bytes: best.data, width: best.info.width, height: best.info.height };
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : '');

async function made(bytes: Uint8Array): Promise<PictureOutcome> {
  try {
    const { pages = 1, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (pages > 1) return { fault: 'moves' };
    if (width * height > pictureLimits.pixels) return { fault: 'too-many-pixels' };
    if (Math.max(width, height) > pictureLimits.longestSide) return { fault: 'too-long' };
    return await small(bytes);
  } catch (fault) {
    return { fault: /pixel limit/i.test(messageOf(fault)) ? 'too-many-pixels' : 'unreadable' };
  }
}

/** No picture within the limits takes as much, and its memory is not the heap that Node could bound. Decoding has threads of its own, so this goes on beside it. */
const mostMemory = 384 * 1024 * 1024;
const watchMs = 20;

setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL');
}, watchMs).unref();

process.on('message', (bytes: Uint8Array) => {
  void made(bytes).then(answerParent);
});
