import type { Result } from '../../../contract/assessment/assessment';
import { loadPrintFonts } from '../../ui/maths/print-fonts';
import { hasFormulas, picturesOf } from './printed';

/** What is not on the page after this time is printed without. Milliseconds. */
const longestMs = 4_000;
const lookMs = 100;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How many different pictures the page has whole. */
const wholePictures = (): number =>
  new Set(
    [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((one) => (one.complete && one.naturalWidth > 0 ? one.src : [])),
  ).size;

/** Opens the browser's print dialog once the fonts and pictures of a result that is on the page are there ({@link PrintAhead} brings them). */
export async function printWhole(result: Result): Promise<void> {
  const until = Date.now() + longestMs;
  if (hasFormulas(result)) await Promise.race([loadPrintFonts().catch(() => undefined), pause(longestMs)]);
  const wanted = picturesOf(result).length;
  while (wholePictures() < wanted && Date.now() < until) await pause(lookMs);
  window.print();
}
