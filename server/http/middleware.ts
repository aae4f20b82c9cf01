import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { CallName } from '../../contract/calls/calls';
import type { Gate } from '../limits/overload';
import type { Senders } from '../limits/senders';
import type { Log } from '../observability/log';
import type { Metrics } from '../observability/metrics';
import type { Asked } from './request-context';

/** What every request passes through. */
export interface Frame {
  gate: Gate;
  senders: Senders;
  metrics: Metrics;
  log: Log;
  /** The headers that every reply carries beside its id; `forwardedProto` is what a proxy says of the way the request came. */
  dressFor: (forwardedProto: string | undefined) => Readonly<Record<string, string>>;
}

/** Writes down how a request ended that began at `began`. By the call's name and not its path, which may hold a uid. */
export function replied({ metrics, log }: Frame, requestId: string, call: CallName | undefined, status: number, began: number): void {
  const ms = performance.now() - began;
  metrics.replied(call ?? 'none', status, ms);
  log.replied({ requestId, call, status, ms });
}

/** Gives a request its id and its headers, and writes down how it ended. */
export function framed(frame: Frame): MiddlewareHandler<Asked> {
  return async (c, next) => {
    const began = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('dress', { ...frame.dressFor(c.req.header('x-forwarded-proto')), 'X-Request-Id': requestId });
    await next();
    replied(frame, requestId, c.get('call'), c.res.status, began);
  };
}

/** The request as it arrived; absent where no port is listened on. */
export const incomingOf = (c: Context<Asked>): IncomingMessage | undefined => (c.env as Partial<HttpBindings> | undefined)?.incoming;

/** Where a request comes from. */
export const addressOf = (c: Context<Asked>, { senders }: Frame): string =>
  senders.addressOf(incomingOf(c)?.socket.remoteAddress, c.req.header('x-forwarded-for'));
