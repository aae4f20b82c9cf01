import type { PrecacheEntry } from 'workbox-precaching';

/** The worker's list, as the build writes it: the files of the offline copy, and the bundle of most of them (`scripts/page/offline-copy.ts`). */
export interface CopyList {
  files: PrecacheEntry[];
  /** The bundle's address; null: a build without one. */
  bundle: string | null;
}

const isBundle = ({ url }: PrecacheEntry): boolean => /^assets\/bundle-[^/]+\.txt$/.test(url);

/** Parts the bundle of a list from the list's files. */
export const listedIn = (manifest: PrecacheEntry[]): CopyList => ({
  files: manifest.filter((entry) => !isBundle(entry)),
  bundle: manifest.filter(isBundle).map(({ url }) => new URL(url, location.href).href)[0] ?? null,
});

/** The lines of a text that is on its way, each once it is whole. Throws where the connection breaks. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let begun = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (begun + decoder.decode(value, { stream: !done })).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
    if (done) return;
  }
}

const types: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** One line: the address of a file, from the portal's own, and its text. Throws on anything else. */
function fileIn(line: string): [url: string, file: Response] {
  const [url, text] = JSON.parse(line);
  const type = types[String(url).split('.').at(-1) ?? ''];
  if (typeof url !== 'string' || typeof text !== 'string' || type === undefined) throw new TypeError('not a file of a bundle');
  return [url, new Response(text, { headers: { 'Content-Type': type } })];
}

/**
 * The files of a bundle, each as soon as it is here. Ends early, without an error, where the reply is no bundle or the connection breaks: what is missing
 * then is fetched file by file.
 */
export async function* filesOf(reply: Response | null): AsyncGenerator<[url: string, file: Response]> {
  if (reply === null || !reply.ok || reply.body === null) return;
  try {
    for await (const line of linesOf(reply.body)) yield fileIn(line);
  } catch {
    // Not all of it came.
  }
}
