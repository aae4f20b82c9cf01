import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { type CallName, calls } from '../contract/calls';
import { adminAddresses } from './admin-addresses';
import { admitRole, admitUid, bearer, type Register, recognise } from './admission';
import { argsOf } from './check';
import type { Config } from './config';
import { framed, gated } from './frame';
import type { Gate } from './gate';
import { gathered } from './gathered';
import { type Handlers, handlersWith, type Tools } from './handlers';
import type { Identify } from './identity';
import type { Metrics } from './metrics';
import { documented } from './openapi/serve';
import { operations } from './operation';
import { pageConfig } from './page-config';
import { Refusal, unavailable } from './refusal';
import { type Asked, json, refuse, replyWith } from './reply';
import { isOutage } from './store/outage';
import { rolesIn } from './store/people';

/** What the API is made of. */
export interface Parts extends Tools {
  config: Pick<Config, 'identity' | 'adminEmails' | 'corsOrigins' | 'metricsToken'>;
  gate: Gate;
  metrics: Metrics;
  identify: Identify;
  log: Logger;
}

/** identify → has room? → may they? → check → handle → reply; matching has been done by the path. */
function serve(name: CallName, { identify, gate, now }: Parts, register: Register, handlers: Handlers) {
  const { who } = calls[name];
  const handle = handlers[name] as (args: unknown, caller: unknown) => Promise<unknown>;
  return async (c: Context<Asked>): Promise<Response> => {
    c.set('call', name);
    const claims = await identify(bearer(c.req.header('authorization')));
    gate.admit(claims.uid);
    const caller = await recognise(register, claims, now());
    admitRole(who, caller.role);
    const args = await argsOf(name, c.req);
    admitUid(who, caller, args as Parameters<typeof admitUid>[2]);
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

const allowing = (origin: string[]) =>
  cors({
    origin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type'],
    exposeHeaders: ['Date', 'ETag', 'Retry-After'],
  });

/** The API below `/api`, `/config.json` and what operators look at; `app.request` answers without a port. */
export function apiOf(parts: Parts): Hono<Asked> {
  const app = new Hono<Asked>();
  const { store, config } = parts;
  const handlers = handlersWith(parts);
  const register = { db: store.db, roleOf: gathered(rolesIn(store.db)), isAdminAddress: adminAddresses(store.db, config.adminEmails) };
  app.use(framed(parts));
  if (config.corsOrigins.length > 0) app.use('/api/*', allowing(config.corsOrigins));
  app.use('/api/*', gated(parts));
  operations(app, parts);
  documented(app);
  for (const name of byPrecision()) app.on(calls[name].method, `/api${calls[name].path}`, serve(name, parts, register, handlers));
  app.get('/config.json', (c) => json(c, pageConfig(config.identity), 200, { 'Cache-Control': 'no-cache' }));
  app.notFound((c) => refuse(c, new Refusal('not-found', 'There is no such call.')));
  app.onError((fault, c) => refuse(c, refusalFrom(fault, parts.log, c.get('requestId'))));
  return app;
}
