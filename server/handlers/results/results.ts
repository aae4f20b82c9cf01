import type { Submission } from '../../../contract/assessment/assessment';
import type { AnswerSheet, ResultRow } from '../../../contract/assessment/result-list';
import { resultJson } from '../../performance/result-json';
import { SerializedJson } from '../../performance/serialized-json';
import { Page } from '../../replies/paged-list';
import { Refusal } from '../../replies/refusal';
import { longFiles } from '../../replies/streamed-list';
import { pageOfResults, type ResultFilter, resultBatches, resultRowOf } from '../../store/results/result-rows';
import { resultForAdmin } from '../../store/submissions/submissions';
import type { Handlers, Tools } from '../handlers';
import { exported } from './export';
import { type Complete, completer } from './listed';
import { timedBy } from './timed';

type Served = Pick<Handlers, 'getResultRows' | 'exportResults' | 'getAnswerSheet'>;

/** Most files of results that are written at once: other requests are served between their pieces. */
const mostExports = 4;
/** Rows of one piece. */
const rowsAtOnce = 250;

const noResult = () => new Refusal('not-found', { code: 'no-such-result' });

/** The results of an assessment for admins: a list, a file, and each learner's answer sheet (ADR 36). */
export function resultsHandlers(tools: Tools): Served {
  const { store, papers } = tools;
  const file = longFiles(mostExports, { code: 'results-being-written' });

  async function* rowsOf(id: number, filter: ResultFilter, complete: Complete): AsyncGenerator<ResultRow[]> {
    for await (const rows of resultBatches(store.db, id, filter, rowsAtOnce)) yield complete(rows);
  }

  return {
    async getResultRows({ params: { id }, query }) {
      const complete = await completer(tools, id);
      const { items, total } = await pageOfResults(store.db, id, query);
      return new Page(await complete(items), total);
    },

    async exportResults({ params: { id }, query: { format, ...filter } }) {
      const { type, pieces } = exported(format, rowsOf(id, filter, await completer(tools, id)));
      return file(type, `results-${id}.${format}`, pieces);
    },

    async getAnswerSheet({ params: { id, uid } }) {
      const complete = await completer(tools, id);
      const scored = await resultRowOf(store.db, id, uid);
      const result = await resultForAdmin(store.db, uid, id);
      if (scored === null || result === null) throw noResult();
      const marked = await papers.marked(id, result.keyVersion);
      const [row] = await complete([scored]);
      if (marked === null || row === undefined) throw noResult();
      const sheet = resultJson(marked.resultTemplate(), timedBy(marked, result.summary), JSON.parse(result.bodyJson) as Submission);
      return new SerializedJson<AnswerSheet>(
        Buffer.concat([Buffer.from(`{"row":${JSON.stringify(row)},"result":`), sheet, Buffer.from('}')]),
      );
    },
  };
}
