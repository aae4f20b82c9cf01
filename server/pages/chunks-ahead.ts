import { existsSync, readdirSync } from 'node:fs';

interface Page {
  path: RegExp;
  /** The chunks that the page waits for when it is opened with an empty cache, without their hashes: groups of `scripts/page/chunks.ts`, and the files at which a dynamic import begins. */
  chunks: readonly string[];
  /** Of a portal whose identity is Firebase. */
  needsFirebase?: true;
}

const common = ['index', 'both', 'known'];

/** What each page of a learner fetches. A slow network pays for each of them. `npx playwright test budget` compares, and prints the table of docs/speed.md. */
export const pageChunks = {
  landing: { path: /^\/$/, chunks: ['index'] },
  'sign-in': { path: /^\/(user|admin)\/login\/*$/i, chunks: ['index', 'both', 'firebase', 'doors', 'use-entrance'], needsFirebase: true },
  home: { path: /^\/user\/dashboard\/*$/i, chunks: [...common, 'Ways', 'lists', 'review', 'Dashboard', 'practice', 'study'] },
  available: { path: /^\/user\/available-assessments\/*$/i, chunks: [...common, 'Ways', 'lists', 'AvailableAssessments'] },
  /** Its start, and the exam. */
  exam: { path: /^\/assessments\/\d+\/*$/i, chunks: [...common, 'exam'] },
  result: {
    path: /^\/assessments\/\d+\/result\/*$/i,
    chunks: [...common, 'Ways', 'lists', 'review', 'ResultPage', 'questions', 'turning', 'save'],
  },
  outbox: { path: /^\/user\/outbox\/*$/i, chunks: [...common, 'Ways', 'review', 'Outbox', 'Scene'] },
  revise: {
    path: /^\/user\/mistake-notebook\/*$/i,
    chunks: [...common, 'Ways', 'lists', 'review', 'RevisePage', 'practice', 'study', 'turning'],
  },
} as const satisfies Record<string, Page>;

/** The name of a chunk's file, and the name without its hash. */
const fileName = /^(.+)-[\w-]{8}\.js$/;

/**
 * Returns the header `Link` of the page at a path, which names the chunks that the page waits for: the browser fetches them with the page's first script, not
 * after it (ADR 100). null: the page has none, or the folder is not built. `hasFirebase`: whether Firebase is the identity of this portal.
 */
export function linksAhead(dir: string, hasFirebase: boolean): (path: string) => string | null {
  const assets = `${dir}/assets`;
  const files = new Map((existsSync(assets) ? readdirSync(assets) : []).map((file) => [fileName.exec(file)?.[1], file]));
  const rows = Object.values<Page>(pageChunks).flatMap(({ path, chunks, needsFirebase }) => {
    if (needsFirebase && !hasFirebase) return [];
    // The page itself names its first script.
    const found = chunks.filter((name) => name !== 'index').flatMap((name) => files.get(name) ?? []);
    return found.length === 0
      ? []
      : [{ path, links: found.map((file) => `</assets/${file}>; rel=modulepreload; fetchpriority=low`).join(', ') }];
  });
  return (path) => rows.find((row) => row.path.test(path))?.links ?? null;
}
