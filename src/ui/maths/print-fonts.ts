import { loadTypesetter } from './load';

/** Loads every font of formulas. A browser loads a font when its first character is shown, too late for a print-out. */
export async function loadPrintFonts(): Promise<void> {
  await loadTypesetter();
  const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '').startsWith('KaTeX'));
  await Promise.all(faces.map((face) => face.load()));
}
