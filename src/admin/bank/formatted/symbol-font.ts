import { lostFormula } from '../../../../contract/question/text-fault';

/** The signs of the font Symbol in the order of its codes, by the first code of each run; a dot: a part of a larger sign, which alone says nothing. */
const runs: readonly (readonly [number, string])[] = [
  [0x20, ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_'],
  [0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'],
  [0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…'],
  [0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑'],
  [0xf1, '〉∫'],
];

const signs = new Map(runs.flatMap(([first, run]) => [...run].map((sign, at) => [first + at, sign] as const)));

const isSymbolFont = (font: string): boolean => /^["']?symbol\b/i.test(font.trim());

/** Fonts of signs have their codes from there on. */
const privateFrom = 0xf000;
const privateUse = /[\uf020-\uf0ff]/g;

/**
 * The text that signs of a font show; those of a font that is not Symbol, and parts of a sign, are lost. `isCoded`: every sign is a code of the font; else those
 * in the place for private use are.
 */
export const ofSymbolFont = (text: string, font: string, isCoded = false): string =>
  text.replaceAll(isCoded ? /\S/gu : privateUse, (sign) => {
    const code = sign.charCodeAt(0);
    return (isSymbolFont(font) ? signs.get(code < privateFrom ? code : code - privateFrom) : undefined) ?? lostFormula;
  });
