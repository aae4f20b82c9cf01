import { expect, it } from 'vitest';
import { placed } from '../../../contract/sheet/raised';

it.each([
  ['2', 'superscript', '²'],
  ['-(n)', 'superscript', '⁻⁽ⁿ⁾'],
  ['2', 'subscript', '₂'],
  // There is no lowered n, and no raised a.
  ['n', 'subscript', '_(n)'],
  ['2a', 'superscript', '^(2a)'],
  [' ', 'superscript', ' '],
  ['2', 'baseline', '2'],
])('%j as %s is %j', (text, place, wanted) => expect(placed(text, place)).toBe(wanted));
