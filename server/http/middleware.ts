import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Logger } from 'pino';
import type { CallName } from '../../contract/calls/calls';
import { noWrites, type Writes } from '../limits/writes';
import type { MaybePromise } from '../memory/maybe-promise';
import { Refusal, unavailable } from '../replies/refusal';
import { StreamedReply } from '../replies/streamed-reply';
import { isFullDisk, isTemporary } from '../store/engine/retries/outage';
import { corsHeaders } from './cors';
import type { ApiDependencies } from './dependencies';
import { headerOf } from './request-context';
import { type HttpAnswer, refusalAnswer } from './response';

// Exists for `bench paper`: to merge the records of headers into one took longer than any other line of an answer.

type Headers = Readonly<Record<string, string>>;

/**
 * Headers as one flat array, [name, value, name, value, …], which `writeHead` accepts. A header of `own` replaces the one of `base`;
 * one of `further` is sent beside it (`Vary` may stand twice).
 */
function flatHeaders(base: Headers, own: Headers, further: Headers): string[] {
  const flat: string[] = [];
  for (const name in base) if (!(name in own)) flat.push(name, base[name] as string);
  for (const name in own) flat.push(name, own[name] as string);
  for (const name in further) flat.push(name, further[name] as string);
  return flat;
}

/** Bytes of a body. `Buffer.byteLength` accepts bytes too, and takes twenty times as long for them. */
const sizeOf = (body: string | Uint8Array): number => (typeof body === 'string' ? Buffer.byteLength(body) : body.length);

/** The refusal that a fault is answered with. A fault that is no refusal is logged. */
function refusalFrom(fault: unknown, { log, writes }: { log: Logger; writes: Writes }, requestId: string): Refusal {
  if (fault instanceof Refusal) return fault;
  log.error({ requestId, err: fault }, 'a call failed');
  writes.failed(fault);
  if (isFullDisk(fault)) return noWrites();
  return isTemporary(fault) ? unavailable({ code: 'database-away' }) : new Refusal('internal', { code: 'own-fault' });
}

/** What makes the answer to a request. Throws or rejects with `Refusal`, or with a fault of ours. */
export type MakeAnswer = () => MaybePromise<HttpAnswer>;

/** A reader that hangs up is no fault of ours. */
const isHangUp = (fault: Error): boolean => 'code' in fault && fault.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Writes a reply as fast as its reader reads it. A fault in the middle cuts the connection: a list that ends early must not look whole. */
function sendPieces(reply: StreamedReply, request: IncomingMessage, response: ServerResponse, failed: (fault: Error) => void): void {
  if (request.method === 'HEAD') void reply.end().then(() => response.end());
  else
    pipeline(reply.stream(), response, (fault) => {
      if (fault && !isHangUp(fault)) failed(fault);
    });
}

/**
 * The one way from a request to its reply: gives the request an id, makes the answer, adds the headers of every reply, counts the reply and writes its
 * line of the log. `call` is absent for a request that is no call of the contract.
 */
export function withMiddleware({ config, headersFor, log, metrics, traces, writes }: ApiDependencies) {
  const corsHeadersFor = corsHeaders(config.corsOrigins);

  return (request: IncomingMessage, response: ServerResponse, call: CallName | undefined, makeAnswer: MakeAnswer): void => {
    const began = performance.now();
    const requestId = randomUUID();
    const trace = traces === null ? null : traces.request(call ?? 'none', requestId);

    const send = ({ status, headers, body }: HttpAnswer, reason?: string): void => {
      const flat = flatHeaders(headersFor(headerOf(request, 'x-forwarded-proto')), headers, corsHeadersFor(request));
      flat.push('X-Request-Id', requestId);
      if (body instanceof StreamedReply) {
        response.writeHead(status, flat);
        sendPieces(body, request, response, (err) => log.error({ requestId, err }, 'a reply was interrupted'));
      } else {
        if (body !== null) flat.push('Content-Length', String(sizeOf(body)));
        response.writeHead(status, flat).end(body);
      }
      const ms = performance.now() - began;
      // By the call's name and not by its path, which may hold a uid.
      metrics.replied(call ?? 'none', status, ms);
      log.replied({ requestId, call, status, ms });
      trace?.ended(status, reason);
    };
    const refuse = (fault: unknown): void => {
      const refusal = refusalFrom(fault, { log, writes }, requestId);
      const { code, reason } = refusal;
      metrics.refused(call ?? 'none', code, reason.code);
      send(refusalAnswer(refusal), reason.code);
    };

    let answer: MaybePromise<HttpAnswer>;
    try {
      answer = trace === null ? makeAnswer() : trace.run(makeAnswer);
    } catch (fault) {
      refuse(fault);
      return;
    }
    if (answer instanceof Promise) void answer.then(send, refuse);
    else send(answer);
  };
}
