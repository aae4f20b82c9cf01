/** A setting that cannot be used; the message is one sentence for the person who typed it. */
export class ConfigFault extends Error {}

/** Settings by name, as the process was given them. */
export type Env = Record<string, string | undefined>;

/** The text of a setting, or undefined where it is missing or empty. */
export const given = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined;

/** A TCP port. */
export function portFrom(env: Env, name: string, byDefault: number): number {
  const text = given(env, name);
  if (text === undefined) return byDefault;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new ConfigFault(`${name} must be a port from 1 to 65535, not "${text}".`);
}

/** A whole number of 0 or more. */
export function countFrom(env: Env, name: string, byDefault: number): number {
  const text = given(env, name) ?? String(byDefault);
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new ConfigFault(`${name} must be a whole number, not "${text}".`);
}

/** Yes or no, in the usual spellings. */
export function flagFrom(env: Env, name: string, byDefault: boolean): boolean {
  const text = given(env, name)?.toLowerCase();
  if (text === undefined) return byDefault;
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['0', 'false', 'no', 'off'].includes(text)) return false;
  throw new ConfigFault(`${name} must be true or false, not "${text}".`);
}

/** An address with one of these protocols; `example` shows the person what one looks like. */
export function urlFrom(text: string, name: string, protocols: string[], example: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && protocols.includes(url.protocol)) return url;
  throw new ConfigFault(`${name} must be an address like ${example}.`);
}

/** Items with commas between. */
export function listFrom(env: Env, name: string): string[] {
  const text = given(env, name) ?? '';
  return text.split(',').flatMap((item) => item.trim() || []);
}
