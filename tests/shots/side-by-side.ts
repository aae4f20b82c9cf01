import sharp from 'sharp';

const height = 700;
const gap = 24;
const border = '#c9d1d9';

/** Writes one WebP with the given pictures beside each other, each `height` pixels high with a thin border. */
export async function sideBySide(paths: readonly string[], target: string): Promise<void> {
  const framed = await Promise.all(
    paths.map((path) =>
      sharp(path)
        .resize({ height })
        .extend({ top: 1, bottom: 1, left: 1, right: 1, background: border })
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  let left = 0;
  const layers = framed.map(({ data, info }) => {
    const layer = { input: data, left, top: 0 };
    left += info.width + gap;
    return layer;
  });
  const canvas = { width: left - gap, height: height + 2, channels: 4 as const, background: '#0000' };
  await sharp({ create: canvas }).composite(layers).webp({ quality: 82 }).toFile(target);
}
