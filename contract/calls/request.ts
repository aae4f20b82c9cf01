import type { CallMethod, CallShape } from './call-shape';
import type { ArgsOf } from './calls';

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  file?: File;
}

/** Arguments for `fetch`. Headers are only `Authorization` and `Content-Type`, which strict CORS servers allow. */
export interface ReadyRequest {
  url: string;
  init: { method: CallMethod; headers: Record<string, string>; body?: string | FormData };
}

/** Returns the URL of a call below `base` (without a trailing slash), with path parameters and query. */
export function addressOf<Call extends CallShape>(base: string, call: Call, args: ArgsOf<Call>): string {
  const { params = {}, query = {} } = args as Parts;
  const path = call.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const tail = search.toString();
  return `${base}${path}${tail === '' ? '' : `?${tail}`}`;
}

/** Builds the request of a call, for page, worker and tests. */
export function requestFor<Call extends CallShape>(base: string, call: Call, args: ArgsOf<Call>, token: string | null): ReadyRequest {
  const { body, file } = args as Parts;
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  const url = addressOf(base, call, args);
  const { method } = call;
  if (file !== undefined) {
    const form = new FormData();
    form.set('file', file);
    return { url, init: { method, headers, body: form } };
  }
  if (body === undefined) return { url, init: { method, headers } };
  return { url, init: { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) } };
}
