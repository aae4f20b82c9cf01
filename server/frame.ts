import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Gate } from './gate';
import { apiHeaders, cameByHttps, strictTransport } from './headers';
import type { Metrics } from './metrics';
import type { Asked } from './reply';

/** What every request passes through. */
interface Frame {
  gate: Gate;
  metrics: Metrics;
  log: Logger;
}

const dressFor = (c: Context<Asked>, requestId: string): Record<string, string> => ({
  ...apiHeaders,
  'X-Request-Id': requestId,
  ...(cameByHttps(c.req.header('x-forwarded-proto')) && { 'Strict-Transport-Security': strictTransport }),
});

/** Gives a request its id and its headers, and writes down how it ended. */
export function framed({ metrics, log }: Frame): MiddlewareHandler<Asked> {
  return async (c, next) => {
    const began = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('dress', dressFor(c, requestId));
    await next();
    const ms = performance.now() - began;
    // The call's name and not its path, which may hold a uid.
    const call = c.get('call');
    metrics.replied(call ?? 'none', c.res.status, ms);
    log.info({ requestId, call, status: c.res.status, ms: Math.round(ms) }, 'replied');
  };
}

/** Lets in what there is room for. */
export function gated({ gate }: Frame): MiddlewareHandler<Asked> {
  return async (c, next) => {
    const leave = gate.enter(c);
    try {
      await next();
    } finally {
      leave();
    }
  };
}
