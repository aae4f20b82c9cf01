const raised = new Map([...'0123456789+-()n'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ'][at] ?? sign]));
const lowered = new Map([...'0123456789+-()'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₍₎'][at] ?? sign]));

/** "2" above the line → "²"; what has no such sign → "^(…)". The text alone would be another number. `place`: as in Office files. */
export function placed(text: string, place: string): string {
  const signs = place === 'superscript' ? raised : place === 'subscript' ? lowered : null;
  if (signs === null || text.trim() === '') return text;
  if ([...text].every((sign) => signs.has(sign))) return [...text].map((sign) => signs.get(sign)).join('');
  return `${place === 'superscript' ? '^' : '_'}(${text})`;
}
