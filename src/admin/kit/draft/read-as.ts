import * as v from 'valibot';

/** What a browser kept as JSON, if it has this shape; null where nothing is kept, or what another version of the portal kept in another shape. */
export function readAs<T>(kept: string | null, shape: v.GenericSchema<unknown, T>): T | null {
  try {
    const read = v.safeParse(shape, JSON.parse(kept ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
