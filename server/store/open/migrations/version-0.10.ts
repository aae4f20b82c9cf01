import type { Migration } from './migration';
import { table } from './steps';

/** The step that version 0.10.0 added: state that several processes share (ADR 53). */
export const version10: readonly Migration[] = [
  table('what processes tell each other of busy senders', 'busy_keys')`process text key, told_at bigint, keys_json text`,
];
