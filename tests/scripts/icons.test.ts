import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawings } from '../../scripts/icons/drawings.mjs';

const pixelsOf = (file: Buffer | string) => sharp(file).ensureAlpha().raw().toBuffer();

describe('the icons', () => {
  it('equal the drawing of public/favicon.svg, which the header shows: `npm run icons` changes nothing', async () => {
    for (const [path, bytes] of Object.entries(await drawings())) {
      const [drawn, kept] = path.endsWith('.ico')
        ? [bytes, readFileSync(`public/${path}`)]
        : await Promise.all([pixelsOf(bytes), pixelsOf(`public/${path}`)]);
      expect(kept.equals(drawn), path).toBe(true);
    }
  });

  it('fill the maskable square and keep the mark, as large as possible, in the middle 80 % that no shape cuts', async () => {
    const pixels = await pixelsOf('public/icons/maskable-512.png');
    let [farthest, seeThrough] = [0, 0];
    for (let at = 0; at < pixels.length; at += 4) {
      const [x, y] = [(at / 4) % 512, Math.floor(at / 4 / 512)];
      if (pixels[at + 3] !== 255) seeThrough += 1;
      const isGround = pixels[at] === 0x0f && pixels[at + 1] === 0x5e && pixels[at + 2] === 0x66;
      if (!isGround) farthest = Math.max(farthest, Math.hypot(x - 255.5, y - 255.5));
    }
    expect(seeThrough).toBe(0);
    expect(farthest).toBeLessThan(0.4 * 512);
    expect(farthest).toBeGreaterThan(0.37 * 512);
  });

  it('answer /favicon.ico in the three sizes that browsers ask for', async () => {
    const ico = readFileSync('public/favicon.ico');
    const sizes = await Promise.all(
      Array.from({ length: ico.readUInt16LE(4) }, async (_, i) => {
        const [length, at] = [ico.readUInt32LE(6 + 16 * i + 8), ico.readUInt32LE(6 + 16 * i + 12)];
        const { format, width, height } = await sharp(ico.subarray(at, at + length)).metadata();
        return [format, width, height];
      }),
    );
    expect(sizes).toEqual([16, 32, 48].map((side) => ['png', side, side]));
  });
});
