// Writes the pages for `/`, one a language: the built page with the landing page drawn in it, so that HTML and one style sheet paint it.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const drawing = fileURLToPath(new URL('draw.mjs', import.meta.url));

/** Replaces what occurs once in the built page. */
function put(page, place, by) {
  if (page.split(place).length !== 2) throw new Error(`index.html has not one ${place}`);
  return page.replace(place, () => by);
}

/**
 * The drawn pages as markup, by language.
 * @returns {Promise<Record<string, string>>}
 */
async function drawnPages() {
  const env = { ...process.env, NODE_ENV: 'production' };
  return JSON.parse((await promisify(execFile)(process.execPath, [drawing], { env })).stdout);
}

/**
 * The page for `/` in a language, from the built page.
 * @param {string} page
 * @param {string} language
 * @param {string} drawn
 */
function landingPage(page, language, drawn) {
  // As the display settings are before a person chooses others: scripts set them, and some styles ask for them.
  const spoken = put(page, '<html lang="en">', `<html lang="${language}" data-text="normal">`);
  return put(spoken, '<div id="root">', `<div id="root"><div data-drawn>${drawn}</div>`);
}

/**
 * Writes `landing-LANGUAGE.html` beside the built page in this folder.
 * @param {string} folder
 */
export async function writeLandings(folder) {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  for (const [language, drawn] of Object.entries(await drawnPages()))
    await writeFile(join(folder, `landing-${language}.html`), landingPage(page, language, drawn));
}
