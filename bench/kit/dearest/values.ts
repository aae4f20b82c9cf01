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

/** What a search turns to make a request dearer. */
export interface Dial {
  /** What texts are filled with. */
  fill: string;
  /** The share of the most entries of a list, and of the most characters of a text. */
  count: number;
  length: number;
  /** Which of the values that a field may choose from. */
  pick: number;
}

/** What fills texts: one letter, words of one letter, a pair of surrogates, marks that combine, formulas, jokers of a search, escapes of JSON, Hindi. */
export const fills = ['x', 'a ', '😀', 'ê̈', '$x^2$ ', '%_', '"\\', 'क्षि ', '<b>&', '0.'] as const;

/** Values by the name of a field, so that a request gets past the first checks. `turn`: of the request, so that two requests differ. */
export type Known = (field: string, turn: number) => readonly unknown[];

const formats = [
  ...[
    '0b5c8a3e-9f1d-4c7a-8e26-d4f1a7b3c905',
    'a@b.test',
    '2026-03-01T08:00:00.000Z',
    '#0f5e66',
    'A'.repeat(43),
    `${'A'.repeat(43)}=`,
    'AAAA',
    '1',
    '12',
    '9876543210',
    'https://push.example.org/wpush/v2/a',
    `B${'A'.repeat(86)}`,
    'A'.repeat(22),
    'a',
  ],
];
const numbers = [1, 5, 10, 100, 0, 2];
/** Of a list without a bound. */
const manyEntries = 300;
const longText = 5_000;

const boundOf = ({ pipe = [] }: Shape, type: string): number | null => {
  const found = pipe.find((step) => step.type === type)?.requirement;
  return typeof found === 'number' ? found : null;
};

const fits = (shape: Shape, value: unknown): boolean => v.is(shape as unknown as v.GenericSchema, value);

function textOf(shape: Shape, { fill, length }: Dial, turn: number): string {
  const most = Math.max(1, Math.floor((boundOf(shape, 'max_length') ?? longText) * length));
  const own = `${turn} `;
  const filled = `${own}${fill.repeat(Math.ceil(most / fill.length))}`.slice(0, most).trim().toWellFormed();
  return fits(shape, filled) ? filled : (formats.find((format) => fits(shape, format)) ?? filled);
}

function numberOf(shape: Shape, { length }: Dial): number {
  const most = Math.floor((boundOf(shape, 'max_value') ?? 1_000_000) * length);
  return [most, ...numbers].find((value) => fits(shape, value)) ?? most;
}

/** A value of a schema, as large as its limits and the dial allow. */
export function widestOf(schema: unknown, dial: Dial, known: Known, turn: number, field = ''): unknown {
  const shape = schema as Shape;
  const values = known(field, turn);
  const [value] = values;
  const inner = (part: unknown, name = field) => widestOf(part, dial, known, turn, name);
  switch (shape.type) {
    case 'string':
      return value !== undefined && fits(shape, String(value)) ? String(value) : textOf(shape, dial, turn);
    case 'number':
      return value !== undefined && fits(shape, value) ? value : numberOf(shape, dial);
    case 'boolean':
      return dial.pick % 2 === 0;
    case 'literal':
      return shape.literal;
    case 'picklist':
      return shape.options?.[dial.pick % shape.options.length];
    case 'union':
    case 'variant':
      return inner(shape.options?.[dial.pick % shape.options.length]);
    case 'array': {
      const most = Math.max(1, Math.floor((boundOf(shape, 'max_length') ?? manyEntries) * dial.count));
      if (values.length > 0) return values.slice(0, most);
      return Array.from({ length: most }, (_, at) => widestOf(shape.item, dial, known, turn + at, field));
    }
    case 'optional':
    case 'nullable':
    case 'nullish':
      return inner(shape.wrapped);
    default:
      return Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, entry]) => [key, inner(entry, key)]));
  }
}

/** The same value, wrong in every place: numbers for texts and texts for numbers. */
export function wrongIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wrongIn);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wrongIn(part)]));
  return typeof value === 'string' ? -0.5 : 'x';
}
