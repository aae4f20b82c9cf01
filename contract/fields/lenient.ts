import * as v from 'valibot';

/** A number within these bounds and whole, if the value is a number; else the value. */
export const clipped = (value: unknown, least: number, most: number): unknown =>
  typeof value === 'number' && !Number.isNaN(value) ? Math.min(Math.max(Math.round(value), least), most) : value;

/** Reads the fields of an object by these functions; any other value stays as it is, and fails its schema. */
export const readFields = (value: unknown, read: Record<string, (field: unknown) => unknown>): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(read).map(([key, readField]) => [key, readField((value as Record<string, unknown>)[key])]))
    : value;

/**
 * An optional field that refuses nothing, for what a device says beside its answers: a battery that was empty, or an earlier version, must
 * not cost an exam. The value is read by `clip`; what still does not fit its schema is set aside, as if the field were absent.
 */
export function lenient<S extends v.GenericSchema>(schema: S, clip: (value: unknown) => unknown): v.OptionalSchema<S, undefined> {
  const field: v.OptionalSchema<S, undefined> & { isLenient: true } = {
    ...v.optional(schema),
    isLenient: true,
    '~run': (dataset, config) => {
      const read = v.safeParse(schema, clip(dataset.value), config);
      return { typed: true, value: read.success ? read.output : undefined };
    },
  };
  return field;
}
