import * as v from 'valibot';
import type { CallShape } from '../../../contract/calls/call-shape';
import { type CallName, calls } from '../../../contract/calls/calls';
import { addressOf } from '../../../contract/calls/request';
import { maxBytes, maxTexts } from '../../../contract/fields/limits';
import { wired } from '../wire';
import { type Field, fittingBody, knownOf } from './field';
import { files, formOf } from './files';
import { type Dial, fills, widestOf, wrongIn } from './values';

/** An account that asks. */
export interface Account {
  uid: string;
  token: string;
}

/** A kind of request to a call, which a search makes dearer by its dial. */
export interface Candidate {
  what: string;
  dial: Dial;
  /** Whether the dial changes the request. */
  isTurned: boolean;
  make(account: Account, dial: Dial, turn: number): Buffer;
}

export const widest: Dial = { fill: fills[0], count: 1, length: 1, pick: 0 };

type Shape = CallShape & { body?: v.GenericSchema; query?: v.GenericSchema; params?: v.GenericSchema };

/** The most that a head of a request may have is 16 kB. */
const longQuery = 12_000;

const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});

const repeated = (text: string, bytes: number): string => text.repeat(Math.floor(bytes / Buffer.byteLength(text)));

/** Texts that are no body of a call, as large as a body may be, by the bytes and the texts that it may have. */
function strangeBodies(bytes: number, texts: number, first: string): readonly (readonly [what: string, text: () => string])[] {
  const room = bytes - 200;
  const many = (count: number, item: (at: number) => string) => Array.from({ length: count }, (_, at) => item(at)).join(',');
  return [
    ['brackets without end', () => repeated('[', room)],
    ['objects without end', () => repeated('{"a":', room)],
    ['one text of all bytes', () => `{"${first}":"${'x'.repeat(room)}"}`],
    ['one text of escapes', () => `{"${first}":"${repeated('\\u00e9', room)}"}`],
    ['one name of all bytes', () => `{"${'x'.repeat(room)}":1}`],
    ['as many names as are read', () => `{${many(texts - 10, (at) => `"n${at}":0`)}}`],
    ['the same name again and again', () => `{${many(texts - 10, () => `"${first}":0`)}}`],
    ['numbers in a list', () => `{"${first}":[${repeated('7,', Math.min(room, 38_000))}7]}`],
    ['a number of all digits', () => `{"${first}":${'9'.repeat(room)}}`],
    ['spaces', () => `${' '.repeat(room)}{}`],
    ['what is no JSON', () => 'x'.repeat(room)],
  ];
}

/** Every kind of request that is tried of a call. */
export function candidatesOf(name: CallName, field: Field): Candidate[] {
  const call: Shape = calls[name];
  const { method, body, query, params, upload } = call;
  const known = (account: Account) => knownOf(field, name, account.uid);
  const madeOf = (schema: unknown, account: Account, dial: Dial, turn: number) => widestOf(schema, dial, known(account), turn);
  const pathOf = (account: Account, dial: Dial, turn: number, asked: object = {}) => {
    const given = params === undefined ? {} : (madeOf(params, account, dial, turn) as object);
    return `/api${addressOf('', call, { params: given, query: asked } as never)}`;
  };
  const least = v.safeParse(query ?? v.object({}), {}).success;
  /** The query where only the body matters. */
  const quiet = (account: Account, dial: Dial, turn: number): object =>
    query === undefined || least ? {} : (madeOf(query, account, dial, turn) as object);
  const json = ({ token }: Account, path: string, text: string) =>
    wired({ method, path, headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }, body: text });
  const bare = ({ token }: Account, path: string) => wired({ method, path, headers: { Authorization: `Bearer ${token}` } });
  const found: Candidate[] = [];
  const add = (what: string, isTurned: boolean, make: Candidate['make'], dial = widest) => found.push({ what, isTurned, make, dial });

  const mostBytes = call.bodyBytes ?? maxBytes.json;
  /** The largest body of a dial that is not refused for its bytes alone. */
  const bodyOf = (account: Account, dial: Dial, turn: number, change = (value: unknown) => value): string => {
    for (let { length, count } = dial; ; [length, count] = [length / 2, count > 0.1 ? count * 0.8 : count]) {
      const text = JSON.stringify(change(madeOf(body, account, { ...dial, length, count }, turn)));
      if (Buffer.byteLength(text) <= mostBytes || length < 0.01) return text;
    }
  };
  if (body !== undefined) {
    const send = (text: (account: Account, dial: Dial, turn: number) => string): Candidate['make'] => {
      return (account, dial, turn) => json(account, pathOf(account, dial, turn, quiet(account, dial, turn)), text(account, dial, turn));
    };
    add('the widest body', true, send(bodyOf));
    add(
      'wrong in each place',
      true,
      send((account, dial, turn) => bodyOf(account, dial, turn, wrongIn)),
    );
    if (fittingBody(field, name, 0) !== undefined)
      add(
        'a body that fits',
        false,
        send((_, __, turn) => JSON.stringify(fittingBody(field, name, turn))),
      );
    for (const [what, text] of strangeBodies(mostBytes, call.bodyTexts ?? maxTexts.json, fieldsOf(body)[0] ?? 'a'))
      add(what, false, send(text));
    return found;
  }
  if (upload !== undefined) {
    const form = (make: () => { name: string; bytes: Uint8Array }, extra = 0): Candidate['make'] => {
      let made: { type: string; body: Buffer } | undefined;
      return (account, dial, turn) => {
        made ??= formOf(make(), extra);
        const path = pathOf(account, dial, turn, quiet(account, dial, turn));
        return wired({ method, path, headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': made.type }, body: made.body });
      };
    };
    for (const { what, make } of files) add(what, false, form(make));
    add(
      '20,000 other parts',
      false,
      form(() => ({ name: 'a.xlsx', bytes: Buffer.from('PK') }), 20_000),
    );
    return found;
  }
  add('the plain request', false, (account, dial, turn) => bare(account, pathOf(account, dial, turn, quiet(account, dial, turn))));
  if (params !== undefined)
    add('a long odd id', false, (account) => bare(account, `/api${call.path.replace(/:\w+/g, repeated('%E0%A4%8F', longQuery))}`));
  if (query === undefined) return found;
  add('every field of the query', true, (account, dial, turn) =>
    bare(account, pathOf(account, dial, turn, madeOf(query, account, dial, turn) as object)),
  );
  for (const one of fieldsOf(query))
    add(`the query's ${one}`, true, (account, dial, turn) => {
      const all = madeOf(query, account, dial, turn) as Record<string, unknown>;
      return bare(account, pathOf(account, dial, turn, { ...quiet(account, dial, turn), [one]: all[one] }));
    });
  const withQuery =
    (text: string): Candidate['make'] =>
    (account, dial, turn) =>
      bare(account, `${pathOf(account, dial, turn)}?${text}`);
  add(
    'a query of many names',
    false,
    withQuery(
      Array.from({ length: 2_400 }, (_, at) => `n${at.toString(36)}=`)
        .join('&')
        .slice(0, longQuery),
    ),
  );
  add('a query of one name', false, withQuery(repeated('search=a&', longQuery)));
  add('a query of escapes', false, withQuery(`search=${repeated('%E0%A4%8F', longQuery)}`));
  return found;
}
