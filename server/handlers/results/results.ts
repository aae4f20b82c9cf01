import type { Submission } from '../../../contract/assessment/assessment';
import type { AnswerSheet, ResultRow } from '../../../contract/assessment/result-list';
import { sharedReadings } from '../../memory/shared-readings';
import { Page } from '../../replies/paged-list';
import { Refusal } from '../../replies/refusal';
import { SerializedJson } from '../../replies/serialized-json';
import { longFiles } from '../../replies/streamed-list';
import { resultJson } from '../../rules/results/result-json';
import { pageOfResults, resultRowOf } from '../../store/hand-ins/results/result-rows';
import { resultForAdmin } from '../../store/hand-ins/submissions/submissions';
import { demandKey, mayReadKeyOf } from '../people/reader';
import type { Handlers, Tools } from '../shared/handlers';
import { pageOfFlagged } from './flagged';
import { timedBy } from './granted-seconds';
import { completer } from './listed';
import { resultsFile } from './results-file';

/** Most files of results that are written at once: other requests are served between their pieces. */
const mostExports = 4;

/** Each page of results with a flag completes every result: together they take half a core at most. */
const flaggedRest = 1;

const noResult = () => new Refusal('not-found', { code: 'no-such-result' });

/**
 * The results of an assessment for admins: a list, a file, and each learner's answer sheet (ADR 36). To an admin who may not read the key yet there are none: the
 * marks of a hand-in whose answers are known tell it.
 */
export function resultsHandlers(tools: Tools): Pick<Handlers, 'getResultRows' | 'exportResults' | 'getAnswerSheet'> {
  const { store, papers } = tools;
  const flagged = sharedReadings<Page<ResultRow[]>>(flaggedRest);
  const file = longFiles(mostExports, { code: 'results-being-written' });

  return {
    async getResultRows({ params: { id }, query }, caller) {
      const { scope } = caller;
      const { complete } = await completer(tools, id, scope);
      if (!(await mayReadKeyOf(tools, id, caller))) return new Page([], 0);
      const { flag } = query;
      if (flag !== undefined)
        return flagged(JSON.stringify([id, scope, query]), () => pageOfFlagged(tools, id, { ...query, flag, scope }, complete));
      const { items, total } = await pageOfResults(store.db, id, query, scope);
      const rows = (await complete(items)).map(({ row }) => row);
      return new Page(rows, total);
    },

    async exportResults({ params: { id }, query: { format, language = 'en', zone = 'UTC', flag, ...filter } }, caller) {
      const { uid, scope } = caller;
      const { type, name, pieces } = await resultsFile(tools, id, { format, language, zone, ...(flag && { flag }) }, { ...filter, scope });
      await demandKey(tools, id, caller);
      return file(uid, type, name, pieces);
    },

    async getAnswerSheet({ params: { id, uid } }, caller) {
      const { scope } = caller;
      const { complete } = await completer(tools, id, scope);
      if (!(await mayReadKeyOf(tools, id, caller))) throw noResult();
      const scored = await resultRowOf(store.db, id, uid, scope);
      const result = await resultForAdmin(store.db, uid, id);
      if (scored === null || result === null) throw noResult();
      const marked = await papers.marked(id, result.keyVersion);
      const [listed] = await complete([scored]);
      if (marked === null || listed === undefined) throw noResult();
      const sheet = resultJson(marked.resultTemplate(), timedBy(marked, result.summary), JSON.parse(result.bodyJson) as Submission);
      return new SerializedJson<AnswerSheet>(
        Buffer.concat([Buffer.from(`{"row":${JSON.stringify(listed.row)},"result":`), sheet, Buffer.from('}')]),
      );
    },
  };
}
