import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { chooseLanguage, type Language, languageNames } from '../copy/language';
import { copyNow } from '../copy/use-copy';
import { Shell } from './frame/Shell';
import { Landing } from './pages/Landing';

/** Around the portal's name in a drawn page: a server puts the name of an institute there (server/pages/branding/brand.ts). */
const named = (name: string): string => `<!--portal-name-->${name}<!---->`;

/** What React writes ahead of a page with pictures; the one picture of the landing page is the tab's icon. */
const preloads = /^(<link rel="preload"[^>]*>)+/;

async function drawn(language: Language): Promise<string> {
  await chooseLanguage(language);
  const page = renderToStaticMarkup(
    <StaticRouter location="/">
      <Shell>
        <Landing />
      </Shell>
    </StaticRouter>,
  );
  const { portalName } = copyNow();
  return page.replace(preloads, '').replaceAll(portalName, named(portalName));
}

/** Draws the landing page as it is before anything is known of its visitor: markup for each language. Runs in a build, never in a browser. */
export async function drawnLandings(): Promise<Record<Language, string>> {
  const pages: Partial<Record<Language, string>> = {};
  for (const language of Object.keys(languageNames) as Language[]) pages[language] = await drawn(language);
  return pages as Record<Language, string>;
}
