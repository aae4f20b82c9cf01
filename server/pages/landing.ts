/** The pages for `/`, one a language, in the built folder (scripts/landing). */
export const landings = { en: '/landing-en.html', hi: '/landing-hi.html' } as const;

/** The address of a page for `/`. */
export type LandingFile = (typeof landings)[keyof typeof landings];

/** What a reply with such a page depends on, for caches. */
export const landingVary = 'Accept-Encoding, Accept-Language';

const isSpoken = (language: string): language is keyof typeof landings => Object.hasOwn(landings, language);

/** An entry of the header: `hi-IN;q=0.8` is `['hi', 0.8]`. */
function entryOf(part: string): [language: string, weight: number] {
  const [tag = '', ...settings] = part.split(';');
  const weight = settings.map((setting) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(setting)?.[1]).find((found) => found !== undefined);
  return [tag.trim().split('-')[0]?.toLowerCase() ?? '', weight === undefined ? 1 : Number(weight)];
}

/**
 * The page for `/` in the first of the reader's languages that the portal speaks, English else: as the page itself chooses before a person does
 * (src/copy/language.ts).
 */
export function landingFor(acceptLanguage: string | undefined): LandingFile {
  const entries = (acceptLanguage ?? '').split(',').map(entryOf);
  const wanted = entries.filter(([, weight]) => weight > 0).sort(([, one], [, other]) => other - one);
  return landings[wanted.map(([language]) => language).find(isSpoken) ?? 'en'];
}
