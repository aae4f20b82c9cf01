import { ownPortal } from '../../../contract/branding/portal';
import { type PersonData, workbookType } from '../../../contract/people/person-data';
import { AttachedFile } from '../../replies/attached-file';
import { openLongWork } from '../../replies/long-work';
import { Refusal } from '../../replies/refusal';
import { RestOfWork } from '../../replies/rest-of-work';
import { SerializedJson } from '../../replies/serialized-json';
import { jsonPieces } from '../../rules/data/json-pieces';
import { personDataOf } from '../../rules/data/kept-data';
import { workbookOf } from '../../rules/data/workbook';
import { mayReadAnswers, mayReadResult, type Reader } from '../../rules/schedule/readable';
import { latestBrand } from '../../store/institute/brands';
import { paperById } from '../../store/papers/assessments';
import { roleOf } from '../../store/people/people';
import { hasTraces } from '../../store/privacy/erase';
import { keptOf } from '../../store/privacy/person-rows';
import { addToTrail } from '../../store/shared/trail';
import { readerOf } from '../people/reader';
import type { Handlers, Tools } from '../shared/handlers';
import { inWords } from './in-words';

/** All pieces in one: the reply is whole before it is sent, so that a slow reader keeps no place. */
async function wholeOf(pieces: AsyncIterable<string | Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
  return Buffer.concat(all);
}

/** What the portal keeps of a person, for that person or an admin (ADR 39). */
export function personDataHandlers(tools: Tools): Pick<Handlers, 'getPersonData'> {
  const { store, now } = tools;
  const longWork = openLongWork();
  return {
    async getPersonData({ params: { uid }, query: { format = 'json', language = 'en', zone = 'UTC' } }, caller) {
      const isOwn = uid === caller.uid;
      if (!isOwn && !(await hasTraces(store.db, uid))) throw new Refusal('not-found', { code: 'no-such-person' });
      const at = now();
      if (!isOwn) {
        const about = { kind: 'person', id: uid } as const;
        await addToTrail(store.db, { at, by: caller.uid, act: 'person-data-read', about, details: {} });
      }
      // A hundred hand-ins are 30,000 answers: a second of work, and as much memory as the database of a small institute.
      const data = await longWork.inTurn(caller.uid, async (pause) => {
        const said = await inWords(await keptOf(store.db, uid), {
          uid,
          portal: (await latestBrand(store.db))?.name ?? ownPortal.name,
          now: at,
          isOwn,
          role: isOwn ? caller.role : ((await roleOf(store.db, uid)) ?? 'user'),
          paperOf: (id) => paperById(store.db, id),
          async mayRead(id, timetable, handIn) {
            const texts = (reader: Reader) => mayReadAnswers(timetable, reader, handIn, at);
            const result = (reader: Reader) => mayReadResult(timetable, reader, handIn, at);
            const reader = await readerOf(tools, id, timetable, caller, texts, result);
            return { texts: texts(reader), result: result(reader) };
          },
          pause,
        });
        return format === 'xlsx'
          ? new AttachedFile<PersonData>(await wholeOf(workbookOf(said, { language, zone }, pause)), workbookType, 'my-data.xlsx')
          : new SerializedJson<PersonData>(await wholeOf(jsonPieces(personDataOf(said), pause)));
      });
      return new RestOfWork(async () => data);
    },
  };
}
