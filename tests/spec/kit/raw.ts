import { expect } from 'vitest';
import { type CallArgs, type CallName, calls } from '../../../contract/calls/calls';
import { requestFor } from '../../../contract/calls/request';
import type { Outcome, Person } from '../../server/kit/portal';

/** A request as the specification writes it: `GET /users/role/asha`, with a JSON body or a form. */
export interface Line {
  line: string;
  body?: unknown;
}

/** Sends a request without the product's contract, as any client could; the reply is unparsed JSON. */
export async function send(person: Person, { line, body }: Line): Promise<Outcome> {
  const [method = '', path = ''] = line.split(' ');
  if (body === undefined || body instanceof FormData) return person.sends(path, { method, ...(body && { body }) });
  return person.sends(path, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
}

// biome-ignore lint/suspicious/noExplicitAny: what comes is looked at field by field, without our types in between.
export type Json = any;

export async function answer(person: Person, line: string, body?: unknown): Promise<Json> {
  const { status, text } = await send(person, { line, body });
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

/** The request that the page sends for a call. */
export function pageSends<N extends CallName>(name: N, args: CallArgs<N>): Line {
  const { url, init } = requestFor('', calls[name], args, null);
  return { line: `${init.method} ${url}`, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body };
}

export const fieldsOf = (thing: object): string[] => Object.keys(thing).sort();
