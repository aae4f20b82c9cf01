import type { IncomingMessage, ServerResponse } from 'node:http';

/** Calls of the identity service that leave the accounts as they are. A refresh only changes a time-stamp that is never read. */
const harmless = /accounts:(lookup|query|createAuthUri|sendOobCode|sendVerificationCode|batchGet)$|\/securetoken\.|recaptcha/i;

/** Whether a request may change an account. Links in mails (`/emulator/action`) do so by GET. */
export function mayChangeAccounts(request: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  const path = (request.url ?? '').split('?')[0] ?? '';
  if (path === '/emulator/action') return true;
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? '') && !harmless.test(path);
}

/** Keeps back everything the emulator writes until `saved` resolves; where it fails, the connection breaks, for nothing was promised. */
export function holdReply(response: ServerResponse, saved: () => Promise<void>): void {
  const chunks: Buffer[] = [];
  const finish = response.end.bind(response);
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const callbackIn = (args: unknown[]) => args.find((arg): arg is () => void => typeof arg === 'function');

  response.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    keep(chunk, rest[0]);
    const callback = callbackIn(rest);
    if (callback !== undefined) process.nextTick(callback);
    return true;
  };
  response.end = (...args: unknown[]): ServerResponse => {
    keep(args[0], args[1]);
    const release = () => finish(Buffer.concat(chunks), callbackIn(args));
    saved().then(release, () => response.destroy());
    return response;
  };
}
