// Draws server/seed/diagrams/*.svg as the *.webp beside each, for the demo bank. Run it by hand after a change of an .svg: the letters are
// drawn with the fonts of this machine, so a server would draw them differently, or not at all.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = 'server/seed/diagrams';

for (const name of readdirSync(folder).filter((file) => file.endsWith('.svg'))) {
  const file = join(folder, name.replace('.svg', '.webp'));
  const { width, height, size } = await sharp(join(folder, name), { density: 96 }).webp({ lossless: true }).toFile(file);
  process.stdout.write(`${file}: ${width} × ${height}, ${size} bytes\n`);
}
