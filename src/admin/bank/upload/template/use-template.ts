import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pageLimits } from '../../../../../contract/calls/page';
import type { Category } from '../../../../../contract/question/category';
import type { Question } from '../../../../../contract/question/question';
import { callPage } from '../../../kit/calls/call';
import { refusedThere } from '../../../kit/calls/refusal';
import { saveWorkbook } from '../../../kit/calls/save';
import { useAdminCopy } from '../../../words/use-admin-copy';
import { difficulties, languages } from '../../question/usual';
import { askWorker } from '../worker/ask/ask-worker';
import type { Told } from '../worker/ask/worker-messages';

const alsoUsed = (usual: readonly string[], questions: readonly Question[], field: 'difficultyLevel' | 'language'): string[] => {
  const used = questions.map((question) => question[field]).filter((word) => word !== '');
  return [...new Set([...usual, ...used.sort()])];
};

/** Returns the difficulties and languages to choose from: the usual ones, and those of these questions. */
const listsFrom = (questions: readonly Question[]) => ({
  difficulties: alsoUsed(difficulties, questions, 'difficultyLevel'),
  languages: alsoUsed(languages, questions, 'language'),
});

/** Creates the template with the current lists, and downloads it. */
export function useTemplate(categories: Category[]) {
  const copy = useAdminCopy();
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), []);

  const made = (order: Parameters<typeof askWorker>[0]) =>
    new Promise<Told>((resolve, reject) => {
      end.current = askWorker(order, resolve, () => reject(new Error('The worker failed')));
    });

  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // The newest questions show the values in use.
      const { items } = await callPage('getQuestions', { query: { page: 1, size: pageLimits.size } });
      const told = await made({ make: 'template', categories, ...listsFrom(items) });
      if (told.is === 'made') saveWorkbook(told.bytes, 'questions.xlsx');
    },
    onSettled: () => end.current(),
  });

  const download = () => {
    if (!isPending) mutate();
  };
  return { download, isBusy: isPending, refusal: error && refusedThere(copy.templateFailed, error, copy) };
}
