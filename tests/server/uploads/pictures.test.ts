import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeptPicture } from '../../../contract/question/picture-draft';
import { pictureLimits } from '../../../contract/question/picture-file';
import { pictureMaker } from '../../../server/uploads/picture-maker';
import { png } from '../../kit/hostile-files';
import { type Built, buildServer } from '../kit/built';
import { openPortal, type TestPortal } from '../kit/portal';

// Each picture is made in a process of its own.
describe('an uploaded picture', () => {
  let built: Built;
  let portal: TestPortal;

  beforeAll(async () => {
    built = await buildServer();
    portal = await openPortal(null, { makePicture: pictureMaker(built.dir) });
  });
  afterAll(async () => {
    await portal.close();
    await built.remove();
  });

  const upload = (bytes: Uint8Array | string, name = 'figure.png') =>
    portal.admin.tries('uploadPicture', { file: new File([bytes as BlobPart], name) });
  const kept = async (bytes: Uint8Array): Promise<KeptPicture> => {
    const { status, text } = await upload(bytes);
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    return JSON.parse(text) as KeptPicture;
  };
  async function stored({ hash }: KeptPicture): Promise<Buffer> {
    const headers = { Authorization: `Bearer ${portal.admin.token}` };
    return Buffer.from(await (await portal.request(`/api/pictures/${hash}`, { headers })).arrayBuffer());
  }
  const refused = async (bytes: Uint8Array | string, name?: string) => {
    const { status, problem } = await upload(bytes, name);
    return [status, problem?.fields?.file];
  };

  const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a7' } });
  /** Noise that no encoder can compress. */
  const noise = (side: number) => sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('of the type %s becomes a WebP of at most 1,280 pixels a side', async (kind) => {
    const picture = await kept(
      await flat(2000, 1000)
        .toFormat(kind, kind === 'avif' ? { effort: 0 } : {})
        .toBuffer(),
    );
    expect(picture).toMatchObject({ width: 1280, height: 640 });
    const bytes = await stored(picture);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 640 });
    expect(picture.bytes).toBe(bytes.length);
  });

  it('is never above the size limit, even if it is noise, and never enlarged', async () => {
    expect((await kept(await noise(1400).png().toBuffer())).bytes).toBeLessThanOrEqual(pictureLimits.bytes);
    expect(await kept(await flat(40, 30).png().toBuffer())).toMatchObject({ width: 40, height: 30 });
  });

  it('loses its metadata, is turned upright, and gets a white background', async () => {
    const exif = { IFD0: { Artist: 'SECRET-PLACE' } };
    const turned = await flat(60, 20).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const upright = await kept(turned);
    expect(upright).toMatchObject({ width: 20, height: 60 });
    const { exif: left, icc, xmp } = await sharp(await stored(upright)).metadata();
    expect([left, icc, xmp]).toEqual([undefined, undefined, undefined]);
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { data, info } = await sharp(await stored(await kept(clear)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.channels, ...new Set(data)]).toEqual([3, 255]);
  });

  it('is recognized by its content: bytes after the picture are dropped', async () => {
    const polyglot = Buffer.concat([await flat(9, 9).png().toBuffer(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    expect((await stored(await kept(polyglot))).includes('script')).toBe(false);
  });

  it.each([
    ['a text', 'nothing to see'],
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['an SVG behind an XML head', '<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a PDF', '%PDF-1.7 …'],
    ['a TIFF', 'II*\0\x08\0\0\0\0\0'],
  ])('is refused if it is %s', async (_, content) => {
    expect(await refused(content)).toEqual([415, 'is not a JPEG, PNG, WebP, GIF or AVIF picture']);
  });

  it('is refused if it ends too early or is damaged', async () => {
    const jpeg = await noise(200).jpeg().toBuffer();
    const png = await noise(200).png().toBuffer();
    for (const half of [jpeg.subarray(0, jpeg.length / 2), png.subarray(0, png.length / 2), png.subarray(0, 8), Buffer.from('GIF89a')])
      expect(await refused(half)).toEqual([400, 'is damaged or incomplete']);
  });

  it('is refused if it is an animation', async () => {
    const frames = [await flat(9, 9).png().toBuffer(), await noise(9).png().toBuffer()];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await refused(moving)).toEqual([400, 'is an animation; a still picture is needed']);
  });

  it('is refused before it is unpacked if it has too many pixels', async () => {
    // 30,000 × 30,000 pixels in a few kB: zeros that unpack to 30 MB of 900.
    expect(await refused(png(30_000, 30_000, 30_000_000))).toEqual([413, 'has more than 40 million pixels']);
  });

  it('is refused before it is unpacked if one side is very long', async () => {
    expect(await refused(png(10_000_000, 4, 40_000_004))).toEqual([413, 'has a side of more than 20000 pixels']);
    expect(await refused(png(4, 20_001, 100_005))).toEqual([413, 'has a side of more than 20000 pixels']);
    expect(await kept(png(20_000, 4, 80_004))).toMatchObject({ width: 1280, height: 1 });
  });

  it('is refused if its decoder takes too much memory, and the next one is not', async () => {
    // 7,000 × 5,700 pixels of one colour; sharp takes seconds to write them.
    const avif = await readFile(new URL('files/39-megapixels.avif', import.meta.url));
    expect(await refused(avif)).toEqual([413, 'takes too much time or memory to open']);
    expect(await kept(await flat(12, 12).png().toBuffer())).toMatchObject({ width: 12 });
  });

  it('is refused if the file is too large', async () => {
    const large = Buffer.concat([await flat(9, 9).png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]);
    expect((await upload(large)).status).toBe(413);
  });

  it('is made after another one was refused', async () => {
    const good = await flat(11, 11).png().toBuffer();
    const all = await Promise.all([refused(good.subarray(0, 20)), kept(good), refused('x'), kept(good)]);
    expect(all.map((one) => (Array.isArray(one) ? one[0] : one.width))).toEqual([400, 11, 415, 11]);
  });
});
