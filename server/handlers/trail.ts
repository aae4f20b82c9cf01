import { pageOfTrail } from '../store/trail/trail-page';
import type { Handlers, Tools } from './handlers';

/** What admins and commands changed (ADR 40). */
export function trailHandlers({ store }: Tools): Pick<Handlers, 'getTrail'> {
  return { getTrail: ({ query }) => pageOfTrail(store.db, query) };
}
