import { type CallName, calls } from '../../../contract/calls/calls';
import type { Db } from '../../store/engine/store';
import { isDeleted } from '../../store/papers/archive';
import { noAssessment } from '../shared/graded-submission';
import type { Handlers } from '../shared/handlers';

/** Throws 404 for a deleted assessment. */
async function demandNotDeleted(db: Db, id: number): Promise<void> {
  if (await isDeleted(db, id)) throw noAssessment();
}

const isOfAdmins = (name: string): boolean => {
  const { who, path } = calls[name as CallName];
  return who === 'admin' && path.startsWith('/assessment/:id');
};

type Handler = (args: { params: { id: number } }, caller: unknown) => unknown;

/**
 * The handlers, by which admins find no deleted assessment (ADR 65). Learners do not: a deleted assessment is a draft or hidden. By the calls of learners an admin
 * finds none either, since nothing there is an admin's (`people/reader.ts`).
 */
export function withoutDeleted({ db }: { db: Db }, handlers: Handlers): Handlers {
  const gated = Object.entries(handlers as unknown as Record<string, Handler>).map(([name, handle]): [string, Handler] => [
    name,
    isOfAdmins(name) ? (args, caller) => demandNotDeleted(db, args.params.id).then(() => handle(args, caller)) : handle,
  ]);
  return Object.fromEntries(gated) as unknown as Handlers;
}
