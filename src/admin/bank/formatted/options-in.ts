import { optionColumns } from '../../../../contract/sheet/columns';
import { lettersAt } from './option-labels';

const label = (place: number): string =>
  `(?:[[(]\\s?[${lettersAt(place)}${place + 1}]\\s?[\\])]|[${lettersAt(place)}${place + 1}]\\s?[.)])`;

const startsWithLabel = new RegExp(`^\\s*(?:${optionColumns.map((_, at) => label(at)).join('|')})`, 'iu');

/** "A) x B) y": the texts behind labels that follow one another from the first place on; null where one is missing, comes twice or has no text. */
function behindLabels(cell: string): string[] | null {
  const found: string[] = [];
  let rest = cell.trim();
  for (let place = 0; place <= optionColumns.length; place += 1) {
    const places = [...rest.matchAll(new RegExp(`(?<=^|\\s)${label(place)}`, 'giu'))];
    const [first] = places;
    if (first === undefined) break;
    if (places.length > 1 || place === optionColumns.length || (place === 0 && first.index > 0)) return null;
    if (place > 0) found.push(rest.slice(0, first.index).trim());
    rest = rest.slice(first.index + first[0].length);
  }
  found.push(rest.trim());
  return found.length > 1 && found.every((text) => text !== '') ? found : null;
}

const signs = ['\n', '|', ';'] as const;

/**
 * The options of a text that has all of a question: behind labels, or parted by line breaks, strokes or semicolons; null where it may be read in two ways, or has fewer
 * than two options or too many.
 */
export function optionsIn(cell: string): string[] | null {
  const isLabelled = new RegExp(`^\\s*${label(0)}`, 'iu').test(cell);
  const used = signs.filter((sign) => cell.trim().includes(sign));
  if (isLabelled) {
    // A line without a label may be an option that lost it.
    const lines = cell.split('\n').filter((line) => line.trim() !== '');
    return lines.every((line) => startsWithLabel.test(line)) ? behindLabels(cell) : null;
  }
  const [sign] = used;
  if (sign === undefined || used.length > 1) return null;
  const parts = cell.trim().split(sign);
  const options = parts.map((part) => part.trim()).filter((part) => part !== '');
  const isWhole = sign === '\n' || options.length === parts.length;
  return isWhole && options.length > 1 && options.length <= optionColumns.length ? options : null;
}
