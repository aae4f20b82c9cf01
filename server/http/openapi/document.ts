import { type AccountCallName, accountCalls } from '../../../contract/calls/account-calls';
import type { CallMethod, CallScope } from '../../../contract/calls/call-shape';
import { commonProblems } from '../../../contract/calls/call-shape';
import { type CallName, calls } from '../../../contract/calls/calls';
import { totalHeader } from '../../../contract/calls/page-header';
import { type ProblemCode, problemStatus } from '../../../contract/calls/problem';
import type { NeededRight } from '../../../contract/people/rights';
import { type AnySchema, type JsonSchema, parameterSchemaOf, schemaOf, sharedSchemas } from './schema';

/** A schema of an object, whose entries stand in a path or a query. */
type Entries = AnySchema & { entries: Record<string, AnySchema> };

interface Call {
  method: CallMethod;
  path: string;
  /** Absent: whoever asks, without a token. */
  who?: string;
  right?: NeededRight;
  scope?: CallScope;
  params?: Entries;
  query?: Entries;
  body?: AnySchema;
  upload?: { what: string; maxBytes: number };
  reply: AnySchema;
  bytes?: string | readonly string[];
  alsoFile?: string;
  problems: readonly ProblemCode[];
}

const may: Record<string, string> = {
  'signed-in': 'Any person with a verified token.',
  user: 'Learners.',
  admin: 'Admins.',
  self: 'The person it is about.',
  'self-or-admin': 'The person it is about, or an admin.',
};

const reach: Record<CallScope, string> = {
  shared: '',
  groups: ' An admin of some groups gets what is of these groups; all else is answered as what does not exist.',
  whole: ' Only for an admin of the whole institute.',
};

/** Who may make a call; of admins, which of the rights each needs, and what one of some groups gets. */
const mayMake = ({ who, right, scope }: Call): string => {
  if (who === undefined) return 'Anybody, without a token. Only where the portal has accounts of its own.';
  const needs = right === undefined || right === 'any' ? '' : ` An admin needs the right ${right.join(' or ')}, or everything.`;
  return `${may[who] ?? ''}${needs}${scope === undefined ? '' : reach[scope]}`;
};

const binary: JsonSchema = { type: 'string', format: 'binary' };

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

function parametersOf({ params, query }: Call): JsonSchema[] {
  const places = [
    ['path', params],
    ['query', query],
  ] as const;
  return places.flatMap(([place, shape]) =>
    Object.entries(shape?.entries ?? {}).map(([name, entry]) => ({
      name,
      in: place,
      required: entry.type !== 'optional',
      schema: parameterSchemaOf(entry),
    })),
  );
}

function bodyOf({ body, upload }: Call): JsonSchema {
  if (upload) {
    const schema = { type: 'object', properties: { file: binary }, required: ['file'] };
    const description = `${upload.what}; at most ${upload.maxBytes} bytes.`;
    return { requestBody: { required: true, description, content: { 'multipart/form-data': { schema } } } };
  }
  return body === undefined ? {} : { requestBody: { required: true, content: json(schemaOf(body)) } };
}

/** What stands beside one page of a list. */
const pageHeaders = {
  headers: {
    [totalHeader]: { description: 'Only where the query asks for a page: how many there are on all of them.', schema: { type: 'integer' } },
  },
};

const isPaged = ({ query }: Call): boolean => 'page' in (query?.entries ?? {});

function responsesOf(call: Call): JsonSchema {
  const { who, reply, bytes, alsoFile, problems = [] } = call;
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([...problems, ...(who === undefined ? [] : commonProblems)])) {
    const status = problemStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const refusals = [...byStatus].map(([status, codes]) => [
    status,
    { description: codes.join(' or '), content: json({ $ref: '#/components/schemas/Problem' }) },
  ]);
  const done = {
    description: 'Done.',
    ...(isPaged(call) && pageHeaders),
    content: bytes
      ? Object.fromEntries([bytes].flat().map((type) => [type, { schema: binary }]))
      : { ...json(schemaOf(reply)), ...(alsoFile && { [alsoFile]: { schema: binary } }) },
  };
  return { 200: done, ...(Object.fromEntries(refusals) as JsonSchema) };
}

const operationOf = (name: CallName | AccountCallName, call: Call): JsonSchema => ({
  operationId: name,
  summary: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  description: mayMake(call),
  ...(call.who === undefined && { security: [] }),
  parameters: parametersOf(call),
  ...bodyOf(call),
  responses: responsesOf(call),
});

/** The calls of the contract as an OpenAPI 3.1 document; it says nothing that the contract does not. */
export function openApi(): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  const ofAccounts = Object.entries(accountCalls).map(([name, call]): [AccountCallName, Call] => [
    name as AccountCallName,
    { method: 'POST', ...call },
  ]);
  for (const [name, call] of [...(Object.entries(calls) as [CallName, Call][]), ...ofAccounts]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Exam Portal',
      version: '1.0.0',
      description: 'A call takes a token of the portal’s identity service as bearer, unless it says otherwise.',
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: sharedSchemas(),
    },
  };
}
