import type { RequestLimits } from '../limits/request-limits';
import type { Senders } from '../limits/senders';
import { encodings, smallestFor } from '../replies/precompressed-json';
import { openApi } from './openapi/document';
import { docsPage, docsPolicy, docsStyle } from './openapi/page';
import { addressOf, headerOf, type RequestContext } from './request-context';
import type { HttpAnswer } from './response';
import type { Route } from './router';

interface Dependencies {
  requestLimits: RequestLimits;
  senders: Senders;
}

/** A document as it is served: made and compressed once, at the first request. */
function served(
  body: () => string,
  type: string,
  headers: Readonly<Record<string, string>> = {},
): (accepted: string) => Promise<HttpAnswer> {
  const common = { 'Content-Type': type, 'Cache-Control': 'public, max-age=300', Vary: 'Accept-Encoding', ...headers };
  let made: ReturnType<typeof encodings> | undefined;
  return async (accepted) => {
    made ??= encodings(Buffer.from(body()));
    const [plain, br, gzip] = await made;
    const encoding = smallestFor(accepted);
    return encoding === 'plain'
      ? { status: 200, headers: common, body: plain }
      : { status: 200, headers: { ...common, 'Content-Encoding': encoding }, body: { br, gzip }[encoding] };
  };
}

const page = { 'Content-Security-Policy': docsPolicy };

/** Of the contract, which is one for all listeners of a process. */
const answers = {
  '/api/openapi.json': served(() => JSON.stringify(openApi()), 'application/json'),
  '/api/docs': served(() => docsPage(openApi()), 'text/html; charset=utf-8', page),
  '/api/docs.css': served(() => docsStyle, 'text/css; charset=utf-8', page),
};

/** `/api/openapi.json` and `/api/docs`, made from the contract once. They need no token, and are counted by address. */
export function openApiRoutes({ requestLimits, senders }: Dependencies): Route[] {
  return Object.entries(answers).map(([path, make]) => ({
    method: 'GET',
    path,
    answer({ request }: RequestContext) {
      requestLimits.countDocument(addressOf(request, senders));
      return make(headerOf(request, 'accept-encoding') ?? '');
    },
  }));
}
