import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { type CallName, calls } from '../contract/calls';
import { admitRole, admitUid, bearer, recognise } from './admission';
import { argsOf } from './check';
import type { Config } from './config';
import { type Handlers, handlersWith, type Tools } from './handlers';
import { cameByHttps, securityHeaders, strictTransport } from './headers';
import type { Identify } from './identity';
import { pageConfig } from './page-config';
import { Refusal, unavailable } from './refusal';
import { refuse, replyWith } from './reply';
import { isOutage } from './store/outage';

/** What the API is made of. */
export interface Parts extends Tools {
  config: Pick<Config, 'identity' | 'adminEmails' | 'corsOrigins'>;
  identify: Identify;
  log: Logger;
}

type Env = { Variables: { requestId: string; call: CallName } };

/** identify → may they? → check → handle → reply; matching has been done by the path. */
function serve(name: CallName, parts: Parts, handlers: Handlers) {
  const { who } = calls[name];
  const handle = handlers[name] as (args: unknown, caller: unknown) => Promise<unknown>;
  return async (c: Context<Env>): Promise<Response> => {
    c.set('call', name);
    const claims = await parts.identify(bearer(c.req.header('authorization')));
    const caller = await recognise(parts.store.db, claims, parts.config.adminEmails, parts.now());
    admitRole(who, caller.role);
    const args = await argsOf(name, c.req);
    admitUid(who, caller, args as Parameters<typeof admitUid>[2]);
    c.header('Cache-Control', 'no-store');
    return replyWith(c, await handle(args, caller));
  };
}

function refusalFrom(fault: unknown, log: Logger, requestId: string): Refusal {
  if (fault instanceof Refusal) return fault;
  log.error({ requestId, err: fault }, 'a call failed');
  return isOutage(fault)
    ? unavailable('The database cannot be reached at the moment.')
    : new Refusal('internal', 'Something went wrong on our side.');
}

/** Literal paths first: `/assessment/available` is no id. */
function byPrecision(): CallName[] {
  const parameters = (name: CallName) => calls[name].path.split(':').length;
  return (Object.keys(calls) as CallName[]).toSorted((a, b) => parameters(a) - parameters(b));
}

function dressed(app: Hono<Env>, { config, log }: Parts): void {
  const headers = Object.entries(securityHeaders(config.identity));
  app.use(async (c, next) => {
    const began = performance.now();
    c.set('requestId', randomUUID());
    for (const [name, value] of headers) c.header(name, value);
    c.header('X-Request-Id', c.get('requestId'));
    if (cameByHttps(c.req.header('x-forwarded-proto'))) c.header('Strict-Transport-Security', strictTransport);
    await next();
    // The call's name and not its path, which may hold a uid.
    log.info(
      { requestId: c.get('requestId'), call: c.get('call'), status: c.res.status, ms: Math.round(performance.now() - began) },
      'replied',
    );
  });
  if (config.corsOrigins.length > 0) app.use('/api/*', allowing(config.corsOrigins));
}

const allowing = (origin: string[]) =>
  cors({
    origin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type'],
    exposeHeaders: ['Date', 'ETag', 'Retry-After'],
  });

/** The API below `/api` and `/config.json`; `app.request` answers without a port. */
export function apiOf(parts: Parts): Hono<Env> {
  const app = new Hono<Env>();
  const handlers = handlersWith(parts);
  dressed(app, parts);
  for (const name of byPrecision()) app.on(calls[name].method, `/api${calls[name].path}`, serve(name, parts, handlers));
  app.get('/config.json', (c) => c.json(pageConfig(parts.config.identity), 200, { 'Cache-Control': 'no-cache' }));
  app.notFound((c) => refuse(c, new Refusal('not-found', 'There is no such call.')));
  app.onError((fault, c) => refuse(c, refusalFrom(fault, parts.log, c.get('requestId'))));
  return app;
}
