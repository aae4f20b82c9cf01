import fc from 'fast-check';

/** The part of a valibot schema that this file reads. */
interface Shape {
  type: string;
  pipe?: readonly { kind: string; type: string; requirement?: unknown }[];
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly Shape[] | readonly string[];
  literal?: unknown;
}

/** Texts that often break programs. */
const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '\0',
  '\ud800',
  '%00',
  "'; drop table people; --",
  '__proto__',
  'null',
  '𝒳'.repeat(300),
  'x'.repeat(5_000),
];
const oddNumbers = [0, -0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), Number.MIN_VALUE];

/**
 * Texts of any code points, halves of pairs too. Not `fc.string({ unit: 'binary' })`, which first lists every code point: a second for each file
 * of tests.
 */
export const textOf = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength }).map((points) => String.fromCodePoint(...points));

const anyText = fc.oneof(textOf(30), fc.constantFrom(...oddTexts));
const anyNumber = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer(), fc.constantFrom(...oddNumbers));
const junk = fc.oneof(fc.jsonValue({ maxDepth: 3 }), anyText, anyNumber) as fc.Arbitrary<unknown>;

function plain(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'string':
      return anyText;
    case 'number':
      return anyNumber;
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(shape.literal);
    case 'picklist':
      return fc.constantFrom(...(shape.options as string[]));
    case 'union':
    case 'variant':
      return fc.oneof(...(shape.options as Shape[]).map(near));
    case 'array':
      return fc.array(near(shape.item as Shape), { maxLength: 6 });
    case 'nullable':
      return fc.option(near(shape.wrapped as Shape));
    case 'optional':
      return fc.option(near(shape.wrapped as Shape), { nil: undefined, freq: 2 });
    case 'object':
    case 'strict_object':
      return fc.oneof(
        { weight: 8, arbitrary: fc.record(records(shape)) },
        { weight: 2, arbitrary: fc.record(records(shape), { requiredKeys: [] }) },
        { weight: 1, arbitrary: fc.record({ ...records(shape), role: fc.constant('admin'), score: anyNumber }) },
      );
    default:
      throw new Error(`No rule makes up a ${shape.type}.`);
  }
}

const records = (shape: Shape): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, entry]) => [key, near(entry)]));

/** Mostly values of a schema's shape, with other values here and there, at any depth. */
export function near(schema: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 19, arbitrary: plain(schema as Shape) }, { weight: 1, arbitrary: junk });
}
