import { ownPortal } from '../../../contract/branding/portal';
import { type PersonData, workbookType } from '../../../contract/people/person-data';
import { AttachedFile } from '../../replies/attached-file';
import { Refusal } from '../../replies/refusal';
import { workbookOf } from '../../rules/data/workbook';
import { mayReadAnswers, mayReadResult, type Reader } from '../../rules/readable';
import { paperById } from '../../store/assessments/assessments';
import { latestBrand } from '../../store/brands';
import { hasTraces } from '../../store/erasure/erase';
import { roleOf } from '../../store/people/people';
import { keptOf } from '../../store/person-data/kept';
import { addToTrail } from '../../store/trail/trail';
import type { Handlers, Tools } from '../handlers';
import { readerOf } from '../people/reader';
import { inWords } from './in-words';

/** What the portal keeps of a person, for that person or an admin (ADR 39). */
export function personDataHandlers(tools: Tools): Pick<Handlers, 'getPersonData'> {
  const { store, now } = tools;
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
        async mayRead(id, timetable, handIn) {
          const texts = (reader: Reader) => mayReadAnswers(timetable, reader, handIn, at);
          const result = (reader: Reader) => mayReadResult(timetable, reader, handIn, at);
          const reader = await readerOf(tools, id, timetable, caller, texts, result);
          return { texts: texts(reader), result: result(reader) };
        },
      });
      return format === 'xlsx' ? new AttachedFile<PersonData>(await workbookOf(data), workbookType, 'my-data.xlsx') : data;
    },
  };
}
