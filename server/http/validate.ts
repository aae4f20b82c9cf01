import type * as v from 'valibot';
import { type CallName, calls } from '../../contract/calls/calls';
import { checkedAgainst } from '../../contract/calls/faults';
import { andThen, type MaybePromise } from '../memory/maybe-promise';
import { oncePerObject } from '../memory/once-per-object';
import { invalid } from '../replies/refusal';
import { type Arrived, demandKeepable, fileOf, hashedJsonOf, jsonOf } from './body';
import { queryOf } from './query';
import type { RequestContext } from './request-context';

interface Shapes {
  path: string;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  hasBodyHash?: true;
  bodyBytes?: number;
  bodyTexts?: number;
  upload?: { maxBytes: number };
}

function validated(schema: v.GenericSchema, value: unknown): unknown {
  const outcome = checkedAgainst(schema, value);
  if ('faults' in outcome) throw invalid(outcome.faults);
  return outcome.output;
}

function keepable(value: unknown): unknown {
  demandKeepable(value);
  return value;
}

/** What reads the arguments of a call, each validated by the contract's schema; `arrived`: see {@link Arrived}. Throws or rejects with 400 naming every field, 408, 413 or 415. */
export function argsReader(name: CallName): (context: RequestContext, arrived: Arrived) => MaybePromise<object> {
  const { params, query, body, hasBodyHash, bodyBytes, bodyTexts, upload }: Shapes = calls[name];
  const validParams = params && oncePerObject((given: object) => validated(params, keepable(given)));
  const validBody = body && ((value: unknown) => validated(body, value));

  const most = { bytes: bodyBytes, texts: bodyTexts };

  return ({ request, params: given, query: text }, arrived) => {
    const args: { params?: unknown; query?: unknown } = {};
    if (validParams !== undefined) args.params = validParams(given);
    if (query !== undefined) args.query = validated(query, keepable(queryOf(text)));
    if (validBody !== undefined && hasBodyHash)
      return andThen(hashedJsonOf(request, { ...most, arrived }), ({ value, bodyHash }) => ({ ...args, body: validBody(value), bodyHash }));
    if (validBody !== undefined) return andThen(jsonOf(request, { ...most, arrived }), (value) => ({ ...args, body: validBody(value) }));
    return upload === undefined ? args : fileOf(request, upload.maxBytes, arrived).then((file) => ({ ...args, file }));
  };
}
