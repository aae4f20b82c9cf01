import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type CallName, calls } from '../../contract/calls/calls';
import { totalHeader } from '../../contract/calls/page-header';
import type { Config } from '../config/config';
import type { Writes } from '../limits/writes';
import { pageConfig } from '../pages/page-config';
import { Refusal } from '../replies/refusal';
import { Pieces } from '../replies/streamed-list';
import { type Perform, type Performing, performing, refusalFrom } from './dispatch';
import { operations } from './health';
import { addressOf, type Frame, framed, incomingOf } from './middleware';
import { documented } from './openapi/serve';
import { type Asked, json, respond } from './request-context';
import { answerWith, refusalAnswer } from './response';
import { argsOf } from './validate';

/** What the API is made of. */
export interface Parts extends Performing, Frame {
  config: Pick<Config, 'identity' | 'adminEmails' | 'corsOrigins' | 'metricsToken' | 'hasLocalMetrics'>;
  writes: Writes;
}

function serve(name: CallName, perform: Perform, frame: Frame) {
  return async (c: Context<Asked>): Promise<Response> => {
    c.set('call', name);
    const incoming = incomingOf(c);
    const isWhole = () => incoming?.complete ?? true;
    const sender = { authorization: c.req.header('authorization'), address: addressOf(c, frame), isWhole };
    const value = await perform(name, sender, () => argsOf(name, c.req, incoming));
    if (value instanceof Pieces) return inPieces(c, value, frame);
    return respond(c, answerWith(value, { ifNoneMatch: c.req.header('if-none-match'), acceptEncoding: c.req.header('accept-encoding') }));
  };
}

/** A long list as it is made; only its headers where they are all that is asked for. */
async function inPieces(c: Context<Asked>, pieces: Pieces<unknown>, { log }: Frame): Promise<Response> {
  const headers = { ...c.get('dress'), 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  if (c.req.method === 'HEAD') {
    await pieces.end();
    return new Response(null, { headers });
  }
  const requestId = c.get('requestId');
  return new Response(
    pieces.stream((err) => log.error({ requestId, err }, 'a reply was interrupted')),
    { headers },
  );
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
    exposeHeaders: ['Date', 'ETag', 'Retry-After', totalHeader],
  });

/** The API below `/api`, `/config.json` and what operators look at; `app.request` answers without a port. */
export function apiOf(parts: Parts, perform: Perform = performing(parts)): Hono<Asked> {
  const app = new Hono<Asked>();
  const { config } = parts;
  app.use(framed(parts));
  if (config.corsOrigins.length > 0) app.use('/api/*', allowing(config.corsOrigins));
  operations(app, parts);
  documented(app);
  for (const name of byPrecision()) app.on(calls[name].method, `/api${calls[name].path}`, serve(name, perform, parts));
  app.get('/config.json', (c) => json(c, pageConfig(config.identity), 200, { 'Cache-Control': 'no-cache' }));
  app.notFound((c) => {
    parts.gate.stranger(addressOf(c, parts));
    return respond(c, refusalAnswer(new Refusal('not-found', 'There is no such call.')));
  });
  app.onError((fault, c) => respond(c, refusalAnswer(refusalFrom(fault, parts, c.get('requestId')))));
  return app;
}
