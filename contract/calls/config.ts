import * as v from 'valibot';

/**
 * Reply of `GET /config.json`: the configuration of an installation, so that one build serves all. No secrets: Firebase treats all of it as
 * public.
 */
export const ConfigSchema = v.object({
  projectId: v.string(),
  apiKey: v.string(),
  authDomain: v.string(),
  appId: v.optional(v.string(), ''),
  /** Address of the Auth emulator (`http://127.0.0.1:9099`), or null with a real Firebase project. */
  emulator: v.nullable(v.string()),
  /** `own`: the portal has accounts of its own (ADR 77), and no Firebase. Absent otherwise. */
  accounts: v.optional(v.literal('own')),
});
export type Config = v.InferOutput<typeof ConfigSchema>;
