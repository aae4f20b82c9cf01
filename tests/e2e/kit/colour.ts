import type { Locator } from '@playwright/test';

type Name = 'grey' | 'green' | 'purple' | 'red' | 'other';

const hues: [Name, from: number, to: number][] = [
  ['red', 0, 20],
  ['green', 90, 170],
  ['purple', 255, 300],
  ['red', 340, 360],
];

/** The name of a computed colour; below a third of full saturation it is grey. */
function nameOf(r: number, g: number, b: number): Name {
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = max - min;
  if (spread < max / 3) return 'grey';
  const sixth = max === r ? (g - b) / spread : max === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  const hue = (sixth * 60 + 360) % 360;
  return hues.find(([, from, to]) => hue >= from && hue <= to)?.[0] ?? 'other';
}

/** The colour of an element as drawn: of its background, or of its text. */
export async function colourOf(locator: Locator, of: 'backgroundColor' | 'color' = 'backgroundColor'): Promise<Name> {
  const [r = 0, g = 0, b = 0] = await locator.evaluate((element, property) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (canvas === null) return [];
    canvas.fillStyle = getComputedStyle(element)[property];
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }, of);
  return nameOf(r, g, b);
}

/** The number of columns in which an element lays out its children. */
export const columnsOf = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

/** Whether the chart of a figure has pixels of a token's present colour, or of one close to it. */
export const isInked = (figure: Locator, token: string): Promise<boolean> =>
  figure.locator('canvas').evaluate((canvas: HTMLCanvasElement, name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(--color-${name})`;
    const wanted = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
    probe.remove();
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, canvas.width, canvas.height);
    const isNear = (at: number) => wanted.every((part, i) => Math.abs(part - (data[at + i] as number)) < 8);
    for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255 && isNear(at)) return true;
    return false;
  }, token);
