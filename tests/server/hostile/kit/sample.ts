import * as v from 'valibot';

/** The part of a valibot schema that this file reads. */
interface Shape {
  type: string;
  pipe?: readonly { type: string; requirement?: unknown }[];
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
}

export type Path = (string | number)[];

/** Values of every format that the contract asks for. */
const texts = [
  'a',
  'a@b.test',
  '2026-03-01T08:00:00.000Z',
  '2026-03-01',
  '#0f5e66',
  '0b5c8a3e-9f1d-4c7a-8e26-d4f1a7b3c905',
  'A'.repeat(43),
  `${'A'.repeat(43)}=`,
  'AAAA',
  'https://push.example.org/wpush/v2/a',
  `B${'A'.repeat(86)}`,
  'A'.repeat(22),
];
const numbers = [1, 100, 0, 2];

function fitting(shape: Shape, candidates: readonly unknown[]): unknown {
  const found = candidates.find((candidate) => v.is(shape as unknown as v.GenericSchema, candidate));
  if (found === undefined) throw new Error(`No sample fits a ${shape.type}.`);
  return found;
}

/** A value of a schema's shape with every field, optional ones included. Rules between fields are not satisfied. */
export function sampleOf(schema: unknown): unknown {
  const shape = schema as Shape;
  switch (shape.type) {
    case 'string':
      return fitting(shape, texts);
    case 'number':
      return fitting(shape, numbers);
    case 'boolean':
      return true;
    case 'literal':
      return shape.literal;
    case 'picklist':
      return shape.options?.[0];
    case 'variant':
      return sampleOf(shape.options?.[0]);
    case 'array':
      return [sampleOf(shape.item)];
    case 'optional':
    case 'nullable':
      return sampleOf(shape.wrapped);
    case 'object':
    case 'strict_object':
      return Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, entry]) => [key, sampleOf(entry)]));
    default:
      throw new Error(`There is no sample of a ${shape.type} yet.`);
  }
}

/** Every position in a value, except the whole value. */
export function placesIn(value: unknown, at: Path = []): Path[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => placesIn(part, [...at, Array.isArray(value) ? Number(key) : key]))
      : [];
  return at.length === 0 ? inner : [at, ...inner];
}

/** The value with another one at one position. A key `__proto__` becomes a field like any other. */
export function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  Object.defineProperty(copy, key, { value: replaced(copy[key], rest, by), enumerable: true, configurable: true, writable: true });
  return copy;
}
