import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Refusal } from '../replies/refusal';

/** What proxies add. No browser and no tool on this machine sends one of these by itself. */
const forwarding = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** `Host` of a request to this machine: by name, or by a loopback address of either family. */
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** nginx speaks HTTP/1.0 to what stands behind it, and may add no header at all; browsers have spoken 1.1 for twenty years. */
const isFromProxy = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.0' || Object.keys(headers).some((name) => forwarding.test(name));

const isLocal = ({ host = '' }: IncomingHttpHeaders): boolean => loopbackHost.test(host);

/** A page of another site may not ask in a person's browser; a request that comes from no page names no origin. */
const isOfOwnPage = ({ origin }: IncomingHttpHeaders): boolean =>
  origin === undefined || loopbackHost.test(origin.replace(/^https?:\/\//, ''));

const refusal = new Refusal('forbidden', { code: 'emulator-is-local' });

function refuse(response: ServerResponse): void {
  response.writeHead(refusal.status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' });
  response.end(JSON.stringify(refusal.toProblem()));
}

/** Keeps a portal with the emulator to its machine: refuses what a proxy passed on and what names another host (ADR 27). */
export const localOnly =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isLocal(request.headers) && !isFromProxy(request)) return void listener(request, response);
    refuse(response);
  };

/** Keeps the emulator's own port to this machine as well, and to pages of it: a request there can make any account. */
export const ownPagesOnly = (listener: RequestListener): RequestListener =>
  localOnly((request, response) => (isOfOwnPage(request.headers) ? listener(request, response) : refuse(response)));
