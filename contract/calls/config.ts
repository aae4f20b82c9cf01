import * as v from 'valibot';

/** What `GET /config.json` tells a page or worker, so that one build serves any installation. No secrets: all of it is public in Firebase's own terms. */
export const ConfigSchema = v.object({
  projectId: v.string(),
  apiKey: v.string(),
  authDomain: v.string(),
  appId: v.optional(v.string(), ''),
  /** Address of the Auth emulator (`http://127.0.0.1:9099`), or null where a real Firebase project is used. */
  emulator: v.nullable(v.string()),
});
export type Config = v.InferOutput<typeof ConfigSchema>;
