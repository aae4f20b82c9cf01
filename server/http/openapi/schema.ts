import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { ProblemSchema } from '../../../contract/calls/problem';
import { CategorySchema } from '../../../contract/question/category';

/** JSON Schema, as far as OpenAPI 3.1 needs it here. */
export type JsonSchema = Record<string, unknown>;

export type AnySchema = GenericSchema;

/** Schemas that the document names once and refers to: the body of every refusal, and the one schema that holds itself. */
const shared = { Problem: ProblemSchema, Category: CategorySchema };

type Config = NonNullable<Parameters<typeof toJsonSchemaDefs>[1]>;

/** A rule that JSON Schema has no word for (a sum, a repeat, a trim) stays with the server; a schema that it has no word for is a fault. */
const config: Config = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ errors, jsonSchema }) => (errors === undefined ? undefined : jsonSchema),
};

const written = (shape: AnySchema, typeMode: 'input' | 'output'): JsonSchema =>
  toJsonSchemaDefs({ shape, ...shared }, { ...config, typeMode }).shape as JsonSchema;

export const sharedSchemas = (): JsonSchema => toJsonSchemaDefs(shared, { ...config, typeMode: 'input' });

/** A valibot schema as JSON Schema, from the sender's side; it refers to the shared schemas. */
export const schemaOf = (shape: AnySchema): JsonSchema => written(shape, 'input');

/** A number in a path or a query is sent as digits; the document says which numbers are taken. */
export function parameterSchemaOf(shape: AnySchema): JsonSchema {
  const { anyOf: _asSent, ...read } = written(shape, 'output');
  return read.type === 'integer' ? read : schemaOf(shape);
}
