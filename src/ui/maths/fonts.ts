import { loadTypesetter } from './load';

/** Loads every font that formulas are drawn with. A browser fetches a font when a letter of it is first shown, which is too late for a print-out. */
export async function bringFonts(): Promise<void> {
  await loadTypesetter();
  const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '').startsWith('KaTeX'));
  await Promise.all(faces.map((face) => face.load()));
}
