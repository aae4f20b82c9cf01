/** JSON Schema, as far as OpenAPI 3.1 needs it here. */
export type JsonSchema = Record<string, unknown>;

/** What a valibot schema tells of itself at run time. */
export interface Shape {
  type: string;
  pipe?: readonly Step[];
  entries?: Record<string, Shape>;
  item?: Shape;
  key?: Shape;
  value?: Shape;
  wrapped?: Shape;
  options?: readonly (Shape | string)[];
  literal?: unknown;
  default?: unknown;
  getter?: () => Shape;
}

interface Step {
  kind: string;
  type: string;
  requirement?: unknown;
}

/** Rules of a pipe that JSON Schema has a word for; the others (sums, repeats) stay with the server. */
function ruled({ type, requirement }: Step, of: string): JsonSchema {
  switch (type) {
    case 'integer':
    case 'safe_integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'non_empty':
      return { minLength: 1 };
    case 'min_length':
      return { [of === 'array' ? 'minItems' : 'minLength']: requirement };
    case 'max_length':
      return { [of === 'array' ? 'maxItems' : 'maxLength']: requirement };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    case 'email':
      return { format: 'email' };
    case 'iso_timestamp':
      return { format: 'date-time' };
    default:
      return {};
  }
}

const isOptional = ({ type }: Shape): boolean => type === 'optional';

function objectOf(shape: Shape, seen: readonly Shape[]): JsonSchema {
  const entries = Object.entries(shape.entries ?? {});
  const required = entries.filter(([, entry]) => !isOptional(entry)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, entry]) => [name, schemaOf(entry, seen)])),
    ...(required.length > 0 && { required }),
    ...(shape.type === 'strict_object' && { additionalProperties: false }),
  };
}

function plain(shape: Shape, seen: readonly Shape[]): JsonSchema {
  const inner = (part: Shape | undefined) => (part === undefined ? {} : schemaOf(part, seen));
  switch (shape.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: shape.type };
    case 'literal':
      return { const: shape.literal };
    case 'picklist':
      return { type: 'string', enum: shape.options };
    case 'union':
      return { anyOf: (shape.options as Shape[]).map(inner) };
    case 'array':
      return { type: 'array', items: inner(shape.item) };
    case 'record':
      return { type: 'object', additionalProperties: inner(shape.value) };
    case 'nullable':
      return { anyOf: [inner(shape.wrapped), { type: 'null' }] };
    case 'optional':
      return { ...inner(shape.wrapped), ...(shape.default !== undefined && { default: shape.default }) };
    case 'object':
    case 'strict_object':
      return objectOf(shape, seen);
    case 'lazy':
      return inner(shape.getter?.());
    default:
      throw new Error(`There is no word for a ${shape.type} in the document yet.`);
  }
}

/** A valibot schema in JSON Schema's words, from the sender's side. A schema inside itself is shown once and then left open. */
export function schemaOf(shape: Shape, seen: readonly Shape[] = []): JsonSchema {
  if (shape.entries !== undefined && seen.includes(shape)) return { type: 'object' };
  const rules = (shape.pipe ?? []).filter((step) => step.kind === 'validation').map((step) => ruled(step, shape.type));
  return Object.assign(plain(shape, [...seen, shape]), ...rules) as JsonSchema;
}
