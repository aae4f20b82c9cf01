import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodings, etagOf } from '../../replies/precompressed-json';
import { type LandingFile, landings, landingVary } from '../landing';
import { type BrandedPage, iconsAt, type PageSignIns, pageWith, type SizedBrand, withSignIns, workerWith } from './brand';
import { manifestWith } from './branded-manifest';

/** A file with its headers, ready to send. */
export interface ReadyFile {
  etag: string;
  headers: Readonly<Record<string, string>>;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** The branded files by their paths. `tabIcon`: address of the logo for `/favicon.ico`, or null for the built icon. */
export type BrandedFiles = Readonly<
  Record<'/index.html' | '/manifest.webmanifest' | '/sw.js' | LandingFile, ReadyFile> & { tabIcon: string | null }
>;

async function ready(text: string, type: string, more: Record<string, string> = {}): Promise<ReadyFile> {
  const [plain, br, gzip] = await encodings(Buffer.from(text));
  const etag = etagOf(plain);
  return {
    etag,
    plain,
    br,
    gzip,
    headers: { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding', ...more },
  };
}

/** The built files in `dir` with a brand. `policy`: the pages' Content-Security-Policy. Throws if the build is missing or has changed. */
export async function filesWith(dir: string, policy: string, brand: SizedBrand, signIns: PageSignIns | null = null): Promise<BrandedFiles> {
  const built = (name: string) => readFile(join(dir, name), 'utf8');
  const pageOf = async (name: string) => {
    const html = await built(name);
    return pageWith(signIns === null ? html : withSignIns(html, signIns), brand);
  };
  const readyPage = ({ html, styleSource }: BrandedPage, more: Record<string, string> = {}) => {
    const allowed = styleSource === null ? policy : policy.replace("style-src 'self'", `style-src 'self' ${styleSource}`);
    return ready(html, 'text/html;charset=utf-8', { 'Content-Security-Policy': allowed, ...more });
  };
  const readyLanding = async (file: LandingFile) => readyPage(await pageOf(file), { Vary: landingVary });
  const page = await pageOf('index.html');
  const manifest = manifestWith(await built('manifest.webmanifest'), brand);
  const worker = workerWith(await built('sw.js'), brand, { page: page.html, manifest });
  return {
    tabIcon: brand.icons_hash === null ? null : `${iconsAt(brand.icons_hash)}/icon-192.png`,
    '/index.html': await readyPage(page),
    [landings.en]: await readyLanding(landings.en),
    [landings.hi]: await readyLanding(landings.hi),
    '/manifest.webmanifest': await ready(manifest, 'application/manifest+json'),
    '/sw.js': await ready(worker, 'text/javascript'),
  };
}
