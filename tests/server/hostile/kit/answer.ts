import * as v from 'valibot';
import { type Came, type Sent, Wire, wired } from '../../../../bench/kit/wire';
import { type Problem, ProblemSchema } from '../../../../contract/calls/problem';
import type { Answer } from './attack';

/** The problem in the body, without a schema: a schema would drop a field named `__proto__`, and that field must be seen. */
function problemIn(body: Buffer): Partial<Problem> {
  try {
    const value = JSON.parse(body.toString()) as Problem;
    return v.is(ProblemSchema, value) ? value : {};
  } catch {
    return {};
  }
}

export function answerOf({ status, head, body, ms }: Came): Answer {
  const { code = null, message = '', fields = {} } = status < 400 ? {} : problemIn(body);
  return { status, bytes: head.length + body.length, ms, code, message, fields };
}

/** The reply on a connection that has ended; its status is 0 without a reply. */
export function answerIn(heard: Buffer, ms: number): Answer {
  const end = heard.indexOf('\r\n\r\n');
  const head = heard.subarray(0, end < 0 ? heard.length : end + 4);
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(head.toString('latin1')) ?? [];
  const [, length = '0'] = /^content-length: (\d+)/im.exec(head.toString('latin1')) ?? [];
  const body = heard.subarray(head.length, head.length + Number(length));
  return { ...answerOf({ status: Number(status), head, body, ms, bytes: body.length }), bytes: heard.length };
}

/** Sends one request over a connection of its own. */
export async function ask(port: number, request: Buffer): Promise<Answer> {
  const wire = new Wire(port);
  try {
    return answerOf(await wire.send(request));
  } finally {
    wire.close();
  }
}

/** A request with a token, ready to be sent. */
export const signed = (token: string, { headers, ...sent }: Sent): Buffer =>
  wired({ ...sent, headers: { Authorization: `Bearer ${token}`, ...headers } });

/** A JSON body, as text or as a value. */
export const posted = (token: string, path: string, body: unknown): Buffer =>
  signed(token, {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
