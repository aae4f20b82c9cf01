import { useEffect, useRef, useState } from 'react';
import { workbookType } from '../../../../contract/people/person-data';
import { bankPictures } from '../../../../contract/question/bank-pictures';
import type { Category } from '../../../../contract/question/category';
import type { Question } from '../../../../contract/question/question';
import { refusedThere } from '../../kit/calls/refusal';
import { save } from '../../kit/calls/save';
import { useAdminCopy } from '../../words/use-admin-copy';
import { everyQuestion } from '../query/every-question';
import { partsOf } from '../query/parts';
import type { BankQuery } from '../query/use-questions';
import { made } from '../upload/worker/ask/ask-worker';
import type { ExportFormat } from '../upload/worker/ask/worker-messages';
import { fetchPictures } from './fetch-pictures';

const files: Record<ExportFormat, { extension: string; type: string; hasPictures: boolean }> = {
  sheet: { extension: 'xlsx', type: workbookType, hasPictures: false },
  gift: { extension: 'gift', type: 'text/plain', hasPictures: false },
  xml: { extension: 'xml', type: 'application/xml', hasPictures: true },
};

/** Fetches the questions of a query or of these ids page by page, lets a worker write the files, and downloads them. */
export function useExport(of: BankQuery | readonly number[], total: number, categories: Category[]) {
  const copy = useAdminCopy();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  /** Ids of questions that were exported without their pictures. */
  const [lost, setLost] = useState<number[] | null>(null);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  const gather = (own: number): Promise<Question[] | null> =>
    everyQuestion(of, (count) => {
      if (run.current !== own) return false;
      setShare(Math.min(1, count / Math.max(1, total)));
      return true;
    });

  async function start(format: ExportFormat) {
    if (share !== null) return;
    run.current += 1;
    const own = run.current;
    setShare(0);
    setFailure(null);
    setLost(null);
    const goesOn = () => run.current === own;
    const { extension, type, hasPictures } = files[format];
    const fetched = <T>(of: readonly Question[], take: (bytes: ArrayBuffer) => T) => fetchPictures(hasPictures ? of : [], take, goesOn);
    try {
      const all = (await gather(own)) ?? [];
      const parts = partsOf(all, await fetched(all, ({ byteLength }) => byteLength));
      for (const [at, questions] of parts.entries()) {
        const pictures = await fetched(questions, (bytes) => bytes);
        if (!goesOn()) return;
        const bytes = await made({ make: 'export', categories, format, questions, pictures });
        if (!goesOn()) return;
        save(bytes, parts.length === 1 ? `questions.${extension}` : `questions-${at + 1}-of-${parts.length}.${extension}`, type);
      }
      const pictured = all.filter((question) => bankPictures([question]).length > 0).map(({ id }) => id);
      if (goesOn() && !hasPictures && pictured.length > 0) setLost(pictured);
    } catch (error) {
      if (goesOn()) setFailure({ error });
    } finally {
      if (goesOn()) setShare(null);
    }
  }

  function stop() {
    run.current += 1;
    setShare(null);
  }

  return { start, stop, share, lost, refusal: failure && refusedThere(copy.exportFailed, failure.error, copy) };
}
