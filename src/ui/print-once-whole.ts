import { loadPrintFonts } from './maths/print-fonts';

/** What is not on the page after this time is printed without. Milliseconds. */
const longestMs = 4_000;
const lookMs = 100;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How many different pictures the page has whole. */
const wholePictures = (): number =>
  new Set(
    [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((one) => (one.complete && one.naturalWidth > 0 ? one.src : [])),
  ).size;

/** Opens the browser's print dialog once so many different pictures are on the page, and the fonts of formulas if there are some. */
export async function printOnceWhole({ pictures, hasFormulas }: { pictures: number; hasFormulas: boolean }): Promise<void> {
  const until = Date.now() + longestMs;
  if (hasFormulas) await Promise.race([loadPrintFonts().catch(() => undefined), pause(longestMs)]);
  while (wholePictures() < pictures && Date.now() < until) await pause(lookMs);
  window.print();
}
