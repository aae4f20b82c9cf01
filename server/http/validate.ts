import type { IncomingMessage } from 'node:http';
import type { HonoRequest } from 'hono';
import type * as v from 'valibot';
import { type CallName, calls, type HandlerArgs } from '../../contract/calls/calls';
import { checkedAgainst, firstFaults } from '../../contract/calls/faults';
import { invalid } from '../replies/refusal';
import { demandKeepable, fileOf, inTime, jsonIn, jsonOf } from './body';

interface Shapes {
  path: string;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  bodyBytes?: number;
  upload?: { maxBytes: number };
}

function checked(schema: v.GenericSchema, value: unknown): unknown {
  const outcome = checkedAgainst(schema, value);
  if ('faults' in outcome) throw invalid(outcome.faults);
  return outcome.output;
}

function keepable(value: unknown): unknown {
  demandKeepable(value);
  return value;
}

/** The query of a request. Throws 400 naming what is in it twice: one of the two would be dropped without a word. */
function queryOf(request: HonoRequest): Record<string, string> {
  const twice = Object.entries(request.queries()).filter(([, values]) => values.length > 1);
  if (twice.length > 0) throw invalid(firstFaults(twice.map(([name]) => [name, 'is there twice'])));
  return request.query();
}

/** The parts of a call, each held to the contract's shape. `incoming` is the request as it arrived, where it came over a port. Throws 400 naming every field, 408, 413 or 415. */
export async function argsOf<N extends CallName>(
  name: N,
  request: HonoRequest,
  incoming: IncomingMessage | undefined,
): Promise<HandlerArgs<N>> {
  const { params, query, body, bodyBytes, upload }: Shapes = calls[name];
  const args = {
    ...(params && { params: checked(params, keepable(request.param())) }),
    ...(query && { query: checked(query, keepable(queryOf(request))) }),
    ...(body && { body: checked(body, await inTime(incoming, jsonOf(request.raw, bodyBytes))) }),
    ...(upload && { file: await inTime(incoming, fileOf(request.raw, upload.maxBytes)) }),
  };
  // The table built these parts and the types alike; nothing else could tell the compiler so.
  return args as HandlerArgs<N>;
}

/** The same for a call of nothing but parameters and a body of JSON, whose text has been read. Throws 400 naming every field. */
export function argsFrom(name: CallName, given: Record<string, string>, text: string): unknown {
  const { params, body }: Shapes = calls[name];
  return { ...(params && { params: checked(params, given) }), ...(body && { body: checked(body, jsonIn(text)) }) };
}
