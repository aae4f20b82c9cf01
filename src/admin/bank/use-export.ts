import { useEffect, useRef, useState } from 'react';
import type { Category } from '../../../contract/category';
import { pageLimits } from '../../../contract/limits';
import type { Question } from '../../../contract/question';
import { refusedThere } from '../refusal';
import { askWorker } from '../upload/ask-worker';
import { save } from '../upload/save';
import type { ExportFormat } from '../upload/worker-messages';
import { useAdminCopy } from '../use-admin-copy';
import { partsOf } from './parts';
import { askQuestions, queryOf, type Wanted } from './use-questions';

const files: Record<ExportFormat, { extension: string; type: string }> = {
  sheet: { extension: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  gift: { extension: 'gift', type: 'text/plain' },
  xml: { extension: 'xml', type: 'application/xml' },
};

/** Fetches what is found page by page, has a worker write it, and hands it to the browser as files. */
export function useExport(wanted: Wanted, total: number, categories: Category[]) {
  const copy = useAdminCopy();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  async function gather(own: number): Promise<Question[] | null> {
    const questions = new Map<number, Question>();
    const query = { ...queryOf(wanted), sort: 'id' as const };
    for (let page = 1; ; page += 1) {
      const { items } = await askQuestions(query, page, pageLimits.size);
      if (run.current !== own) return null;
      for (const question of items) questions.set(question.id, question);
      setShare(Math.min(1, questions.size / Math.max(1, total)));
      if (items.length < pageLimits.size) return [...questions.values()];
    }
  }

  const written = (format: ExportFormat, questions: Question[]) =>
    new Promise<ArrayBuffer>((resolve, reject) => {
      const failed = () => reject(new Error('The worker failed'));
      const end = askWorker(
        { make: 'export', format, questions, categories },
        (told) => {
          end();
          if (told.is === 'made') resolve(told.bytes);
          else failed();
        },
        failed,
      );
    });

  async function start(format: ExportFormat) {
    if (share !== null) return;
    run.current += 1;
    const own = run.current;
    setShare(0);
    setFailure(null);
    try {
      const parts = partsOf((await gather(own)) ?? []);
      for (const [at, part] of parts.entries()) {
        const bytes = await written(format, part);
        if (run.current !== own) return;
        const { extension, type } = files[format];
        save(bytes, parts.length === 1 ? `questions.${extension}` : `questions-${at + 1}-of-${parts.length}.${extension}`, type);
      }
    } catch (error) {
      if (run.current === own) setFailure({ error });
    } finally {
      if (run.current === own) setShare(null);
    }
  }

  function stop() {
    run.current += 1;
    setShare(null);
  }

  return { start, stop, share, refusal: failure && refusedThere(copy.exportFailed, failure.error, copy) };
}
