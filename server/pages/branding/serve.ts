import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type Icons, iconSizes } from '../../../contract/branding/portal';
import { smallestFor } from '../../replies/precompressed-json';
import type { Store } from '../../store/engine/store';
import { brandIcons, brandLogo, latestBrand } from '../../store/institute/brands';
import { landingFor } from '../landing';
import { isPage } from '../static';
import { builtBrand, isOwn, type PageSignIns } from './brand';
import { type BrandedFiles, filesWith, type ReadyFile } from './files';

/** The longest time that a page waits for the database; then it is served with the last known brand. */
const patienceMs = 1_000;

type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The built pages in a folder, their Content-Security-Policy, and the sign-ins that they are to name; null: Firebase's alone. */
interface Pages {
  dir: string;
  policy: string;
  signIns: PageSignIns | null;
}

/**
 * The present brand in the database as ready files; null: the built files. Every process reads the brand for each page, so that no process
 * serves a page that is older than the worker that lists it.
 */
function brandNow({ dir, policy, signIns }: Pages, store: Store, log: Logger): () => Promise<BrandedFiles | null> {
  let kept: { id: number; files: Promise<BrandedFiles> } | null = null;
  let asking: Promise<BrandedFiles | null> | null = null;
  const latest = async (): Promise<BrandedFiles | null> => {
    const row = await latestBrand(store.db);
    const isBuilt = row === null || isOwn(row);
    if (isBuilt && signIns === null) return null;
    const id = isBuilt ? 0 : row.id;
    if (kept?.id !== id) {
      const brand = isBuilt ? builtBrand : { ...row, logo: await brandLogo(store.db, row.icons_hash) };
      kept = { id, files: filesWith(dir, policy, brand, signIns) };
    }
    return kept.files;
  };
  return () => {
    if (asking !== null) return asking;
    const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs, new Error('The database is late')).unref());
    // Requests of one turn of the event loop share a query; later requests start a new one.
    const answer = new Promise<void>((turn) => setImmediate(turn)).then(() => {
      asking = null;
      return Promise.race([latest(), late]);
    });
    asking = answer.catch((err: unknown) => {
      log.warn({ err }, 'the brand of the portal could not be read');
      return kept?.files.catch(() => null) ?? null;
    });
    return asking;
  };
}

function send(request: IncomingMessage, response: ServerResponse, file: ReadyFile): void {
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = smallestFor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== 'plain') response.setHeader('Content-Encoding', encoding);
  const body = file[encoding];
  response.writeHead(200, { 'Content-Length': body.length }).end(body);
}

const picture = /^\/brand\/([\da-f]{16})\/([\w-]+)\.png$/;

async function sendPicture(store: Store, iconsHash: string, name: string, response: ServerResponse): Promise<boolean> {
  const isOne = name === 'logo' || Object.hasOwn(iconSizes, name);
  const icons = isOne ? await brandIcons(store.db, iconsHash) : null;
  const kept = icons?.[name as keyof Icons];
  if (kept === undefined) return false;
  const bytes = Buffer.from(kept, 'base64');
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': bytes.length }).end(bytes);
  return true;
}

/** Redirects `/favicon.ico`, which browsers request by themselves, to the institute's logo. Returns whether there is a logo. */
async function sendTabIcon(now: () => Promise<BrandedFiles | null>, response: ServerResponse): Promise<boolean> {
  const at = (await now())?.tabIcon ?? null;
  if (at !== null) response.writeHead(302, { Location: at, 'Cache-Control': 'no-cache' }).end();
  return at !== null;
}

/** Serves the files that branding and own accounts change and passes the others to `next`; where nothing changes them, all files. */
export function brandListener(pages: Pages, store: Store, log: Logger): Listener {
  const now = brandNow(pages, store, log);
  return (request, response, next) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const page = path === '/' ? landingFor(request.headers['accept-language']) : '/index.html';
    const named = isPage(path) ? page : path;
    const [, iconsHash, icon] = picture.exec(path) ?? [];
    const isOurs = named === page || named === '/manifest.webmanifest' || named === '/sw.js';
    const isTabIcon = path === '/favicon.ico';
    if (!['GET', 'HEAD'].includes(request.method ?? '') || !(isOurs || isTabIcon || iconsHash)) return next();
    const sendBranded = async (): Promise<boolean> => {
      const files = isOurs ? await now() : null;
      if (isOurs && files !== null) send(request, response, files[named]);
      return files !== null;
    };
    const sendOther = () => (isTabIcon ? sendTabIcon(now, response) : sendPicture(store, iconsHash ?? '', icon ?? '', response));
    (isOurs ? sendBranded() : sendOther()).then(
      (isSent) => isSent || next(),
      (err: unknown) => {
        log.error({ err }, 'the brand of the portal could not be served');
        next();
      },
    );
  };
}
