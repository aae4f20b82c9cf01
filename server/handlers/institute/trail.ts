import { pageOfTrail } from '../../store/institute/trail-page';
import type { Handlers, Tools } from '../shared/handlers';

/** What admins and commands changed (ADR 40). */
export const trailHandlers = ({ store }: Tools): Pick<Handlers, 'getTrail'> => ({ getTrail: ({ query }) => pageOfTrail(store.db, query) });
