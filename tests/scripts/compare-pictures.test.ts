import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedShare, compareFolders } from '../../scripts/shots/compare.mjs';
import { roomTable } from '../../scripts/shots/room.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const [before, after, target] = ['before', 'after', 'target'].map((name) => join(folder, name)) as [string, string, string];

/** A white picture with a black box of this height at its top. */
async function draws(path: string, height: number, box: number): Promise<void> {
  const ink = { create: { width: 100, height: box, channels: 3 as const, background: '#000' } };
  const input = await sharp(ink).png().toBuffer();
  await sharp({ create: { width: 100, height, channels: 3, background: '#fff' } })
    .composite([{ input, top: 0, left: 0 }])
    .png()
    .toFile(path);
}

beforeAll(async () => {
  for (const one of [before, after]) mkdirSync(one);
  await draws(join(before, 'home.png'), 100, 10);
  await draws(join(after, 'home.png'), 100, 10);
  await draws(join(before, 'result.png'), 100, 10);
  await draws(join(after, 'result.png'), 100, 30);
  await draws(join(before, 'longer.png'), 100, 10);
  await draws(join(after, 'longer.png'), 200, 10);
  await draws(join(before, 'gone.png'), 10, 5);
  await draws(join(after, 'new & more.png'), 10, 5);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the share of changed pixels is that of the larger of two pictures', async () => {
  const share = (name: string) => changedShare(join(before, name), join(after, name));
  expect(await share('home.png')).toBe(0);
  expect(await share('result.png')).toBeCloseTo(0.2, 1);
  expect(await share('longer.png')).toBeCloseTo(0.5, 1);
});

test('the table of the room of a question has a column for each look, and says where options are out of sight', () => {
  const plain = {
    'single en normal': { share: 0.756, first: true, all: true },
    'passage en normal': { share: 0.8, first: true, all: false },
  };
  const hall = { 'single en normal': { share: 0.7, first: false, all: false } };
  expect(roomTable(new Map(Object.entries({ plain, hall })))).toBe(
    [
      '|  | plain | hall |',
      '| --- | --- | --- |',
      '| single en normal | 76 % | 70 %, none |',
      '| passage en normal | 80 %, first | – |',
    ].join('\n'),
  );
});

test('the contact sheet shows what moved, the most moved first, and names what is new or gone', async () => {
  expect(await compareFolders(before, after, target)).toEqual({ moved: 2, same: 1, gone: 1, added: 1 });
  const page = readFileSync(join(target, 'index.html'), 'utf8');
  expect(page.match(/<h2>[^<]+/g)).toEqual([
    expect.stringMatching(/longer\.png: (50\.0|49\.\d|50\.\d) %/),
    expect.stringMatching(/result\.png: (20\.0|19\.\d|20\.\d) %/),
    '<h2>New: 1',
    '<h2>Gone: 1',
  ]);
  expect(page).toContain('src="../before/result.png"');
  expect(page).toContain('new &#38; more.png');
  expect((await sharp(join(target, 'result.png')).metadata()).height).toBe(100);
});
