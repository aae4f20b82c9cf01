import { pageOfTrail } from '../../store/institute/trail-page';
import type { Handlers, Tools } from '../shared/handlers';

/** What admins and commands changed (ADR 40). */
export function trailHandlers({ store }: Tools): Pick<Handlers, 'getTrail'> {
  return { getTrail: ({ query }) => pageOfTrail(store.db, query) };
}
