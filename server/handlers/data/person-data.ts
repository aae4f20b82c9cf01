import { ownPortal } from '../../../contract/branding/portal';
import { type PersonData, workbookType } from '../../../contract/people/person-data';
import { AttachedFile } from '../../replies/attached-file';
import { Refusal } from '../../replies/refusal';
import { workbookOf } from '../../rules/data/workbook';
import { paperById } from '../../store/assessments/assessments';
import { latestBrand } from '../../store/brands';
import { hasTraces } from '../../store/erasure/erase';
import { roleOf } from '../../store/people/people';
import { keptOf } from '../../store/person-data/kept';
import { addToTrail } from '../../store/trail/trail';
import type { Handlers, Tools } from '../handlers';
import { isReleased } from '../release';
import { inWords } from './in-words';

/** What the portal keeps of a person, for that person or an admin (ADR 39). */
export function personDataHandlers({ store, now }: Tools): Pick<Handlers, 'getPersonData'> {
  return {
    async getPersonData({ params: { uid }, query: { format = 'json' } }, caller) {
      const isOwn = uid === caller.uid;
      if (!isOwn && !(await hasTraces(store.db, uid))) throw new Refusal('not-found', { code: 'no-such-person' });
      const at = now();
      if (!isOwn) {
        const about = { kind: 'person', id: uid } as const;
        await addToTrail(store.db, { at, by: caller.uid, act: 'person-data-read', about, details: {} });
      }
      const data = await inWords(await keptOf(store.db, uid), {
        uid,
        portal: (await latestBrand(store.db))?.name ?? ownPortal.name,
        now: at,
        role: isOwn ? caller.role : ((await roleOf(store.db, uid)) ?? 'user'),
        paperOf: (id) => paperById(store.db, id),
        maySee: (timetable) => caller.role === 'admin' || isReleased(timetable, at),
      });
      return format === 'xlsx' ? new AttachedFile<PersonData>(await workbookOf(data), workbookType, 'my-data.xlsx') : data;
    },
  };
}
