import { createContext } from 'react';
import { pseudonymPrefix } from '../../../../contract/trail/trail';
import { ApiError } from '../../../api/client';
import type { AdminWords } from '../../words/use-admin-copy';
import { momentText } from '../../words/wording/moment-text';

/** The address by which lists name the signed-in admin; empty: not known. */
export const AdminAddress = createContext('');

/** Who saved meanwhile, and when, in ISO 8601; null: the server does not know. */
export interface Saver {
  by: string | null;
  at: string | null;
}

/** Who saved, where a call was refused because another admin had saved meanwhile (ADR 62); null for any other refusal. */
export function overtakenBy(error: unknown): Saver | null {
  const reason = error instanceof ApiError ? (error.problem?.reason as (Partial<Saver> & { code?: string }) | undefined) : undefined;
  return reason?.code === 'changed-meanwhile' ? { by: reason.by ?? null, at: reason.at ?? null } : null;
}

const nameOf = (by: string | null, { erased, unknown, command }: AdminWords['savers']): string => {
  if (by === null) return unknown;
  if (by === '') return command;
  return by.startsWith(pseudonymPrefix) ? erased : by;
};

/** What a call is refused with where the screen shows what is no longer so. */
const outdated: readonly unknown[] = ['changed-meanwhile', 'paper-changed-meanwhile', 'paper-frozen'];

/** Whether a call was refused because what the screen shows was changed meanwhile: it is to be asked for anew. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && outdated.includes((error.problem?.reason as { code?: unknown } | undefined)?.code);

/** Who saved and when, in words: the name, or why there is none. `own`: the address of the admin who reads it. */
export function saverSaid({ by, at }: Saver, { savers, locale }: AdminWords, own: string): string {
  const name = by !== '' && by === own ? savers.you : nameOf(by, savers);
  return at === null ? name : `${name}, ${momentText(at, locale)}`;
}
