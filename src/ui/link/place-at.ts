import * as v from 'valibot';
import { IdFromText } from '../../../contract/fields/id';

/** What stands at a pathname, and the text of its segments by name. */
export interface FoundPlace<P> {
  place: P;
  params: Partial<Record<string, string>>;
}

/**
 * Returns the first of these places that has a pathname, case-insensitive, trailing slashes ignored; null: none has. In a path, `:id` is a positive integer,
 * `:NAME` any segment, `/*` what is below and the path itself.
 */
export function placeAt<P extends { path: string }>(all: readonly P[], pathname: string): FoundPlace<P> | null {
  for (const place of all) {
    const pattern = place.path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace('/*', '(/.*)?');
    const match = RegExp(`^${pattern}/*$`, 'i').exec(pathname);
    const params = match?.groups ?? {};
    if (match && (params.id === undefined || v.is(IdFromText, params.id))) return { place, params };
  }
  return null;
}
