import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const gallery = 'tests/shots/gallery';
const drawn = readdirSync(gallery)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(gallery, name), 'utf8'))
  .join('\n');

/** Folders of src/ui whose components are controls: a new screen is made of them. */
const controls = ['controls', 'display', 'kinds', 'link'];
/** What the other folders draw is a part of certain screens, which `npm run shots` pictures with their data. */
const partsOfScreens = ['begun', 'browser', 'chance', 'chart', 'maths', 'passage', 'question', 'review', 'schedule'];

const componentsOf = (folder: string): string[] =>
  readdirSync(join('src/ui', folder))
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [...readFileSync(join('src/ui', folder, name), 'utf8').matchAll(/export (?:function|const) ([A-Z][A-Za-z]*)/g)])
    .map(([, name = '']) => name);

describe('the gallery of controls', () => {
  it('has every control of src/ui', () => {
    const all = controls.flatMap(componentsOf);
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((name) => !new RegExp(`<${name}[\\s>]`).test(drawn))).toEqual([]);
  });

  it('knows every folder of src/ui', () => {
    const folders = readdirSync('src/ui', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [basename(entry.name)] : []));
    expect(folders.toSorted()).toEqual([...controls, ...partsOfScreens].toSorted());
  });

  it('draws the usual variants and tones', () => {
    const button = readFileSync('src/ui/controls/Button.tsx', 'utf8');
    const variants = /type ButtonVariant = (.+);/.exec(button)?.[1]?.match(/\w+/g) ?? [];
    const tones = /export type Tone = (.+);/.exec(readFileSync('src/ui/controls/Banner.tsx', 'utf8'))?.[1]?.match(/\w+/g) ?? [];
    expect([variants.length, tones.length]).toEqual([5, 4]);
    for (const name of [...variants, ...tones]) expect(drawn).toContain(`'${name}'`);
  });
});
