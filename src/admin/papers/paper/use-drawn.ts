import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import { replyKey } from '../../kit/calls/use-reply';
import { useSending } from '../../kit/form/use-sending';
import { usePapersCopy } from '../../words/use-papers-copy';

/** Where a question stands in a paper. */
export interface At {
  section: number;
  place: number;
}

const idsOf = ({ subjects }: DrawnPaper): number[][] => subjects.map(({ questions }) => questions.map((question) => question.id));

const replaced = (paper: DrawnPaper, { section, place }: At, id: number): number[][] =>
  idsOf(paper).map((ids, at) => (at === section ? ids.map((own, index) => (index === place ? id : own)) : ids));

/** The changes of a paper that learners do not have yet. Each returns whether it was made. */
export function useChanges(paper: DrawnPaper) {
  const { paper: words } = usePapersCopy();
  const lists = useQueryClient();
  const redraw = useSending('redrawQuestion', words.notChanged);
  const change = useSending('changeDrawn', words.notChanged);
  const [last, setLast] = useState<'redraw' | 'change'>('redraw');
  const { id, version } = paper;
  const params = { id };

  function keep(changed: DrawnPaper | null): boolean {
    if (changed !== null) lists.setQueryData(replyKey('getDrawn', { params }), changed);
    return changed !== null;
  }

  async function setQuestions(subjects: number[][]): Promise<boolean> {
    setLast('change');
    return keep(await change.send({ params, body: { version: version ?? 0, subjects } }));
  }

  return {
    async another({ section, place }: At): Promise<boolean> {
      setLast('redraw');
      const questionId = paper.subjects[section]?.questions[place]?.id ?? 0;
      return keep(await redraw.send({ params, body: { version: version ?? 0, questionId } }));
    },
    take: (at: At, questionId: number): Promise<boolean> => setQuestions(replaced(paper, at, questionId)),
    /** Gives one subject its questions in another order. */
    order: (section: number, ids: number[]): Promise<boolean> => setQuestions(idsOf(paper).map((own, at) => (at === section ? ids : own))),
    sending: (last === 'redraw' ? redraw : change).sending,
  };
}

/** Moves the focus to the element with this `data-control`: at once, or when another paper than `after` is drawn. */
export function useFocusOn(paper: DrawnPaper): (control: string, after?: DrawnPaper) => void {
  const [wanted, setWanted] = useState<{ control: string; after: DrawnPaper | undefined } | null>(null);
  useEffect(() => {
    if (wanted === null || wanted.after === paper) return;
    const found = document.querySelector(`[data-control="${wanted.control}"]`);
    if (found instanceof HTMLElement) found.focus();
    setWanted(null);
  }, [wanted, paper]);
  return (control, after) => setWanted({ control, after });
}
