import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import type { FormRefusal } from '../../kit/calls/refusal';
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

/** A refusal, with the numbers of the questions that are others now than in the paper that was shown when it came. */
export function withOthers(
  refusal: FormRefusal | null,
  shown: DrawnPaper | null,
  now: DrawnPaper,
  say: (numbers: readonly number[]) => string,
): FormRefusal | null {
  if (refusal === null || shown === null) return refusal;
  const before = idsOf(shown).flat();
  const others = idsOf(now)
    .flat()
    .flatMap((id, at) => (before[at] === id ? [] : [at + 1]));
  return others.length === 0 ? refusal : { ...refusal, details: [...refusal.details, say(others)] };
}

/** The changes of a paper that learners do not have yet. Each returns whether it was made; `onChanged` is called after each that was. */
export function useChanges(paper: DrawnPaper, onChanged: () => void) {
  const { paper: words } = usePapersCopy();
  const lists = useQueryClient();
  const redraw = useSending('redrawQuestion', words.notChanged);
  const change = useSending('changeDrawn', words.notChanged);
  const [last, setLast] = useState<'redraw' | 'change'>('redraw');
  const [refused, setRefused] = useState<DrawnPaper | null>(null);
  const { id, version } = paper;
  const params = { id };

  function keep(changed: DrawnPaper | null): boolean {
    if (changed === null) setRefused(paper);
    else {
      lists.setQueryData(replyKey('getDrawn', { params }), changed);
      onChanged();
    }
    return changed !== null;
  }

  async function setQuestions(subjects: number[][]): Promise<boolean> {
    setLast('change');
    return keep(await change.send({ params, body: { version: version ?? 0, subjects } }));
  }

  const { sending } = last === 'redraw' ? redraw : change;

  return {
    async another({ section, place }: At): Promise<boolean> {
      setLast('redraw');
      const questionId = paper.subjects[section]?.questions[place]?.id ?? 0;
      return keep(await redraw.send({ params, body: { version: version ?? 0, questionId } }));
    },
    take: (at: At, questionId: number): Promise<boolean> => setQuestions(replaced(paper, at, questionId)),
    /** Gives one subject its questions in another order. */
    order: (section: number, ids: number[]): Promise<boolean> => setQuestions(idsOf(paper).map((own, at) => (at === section ? ids : own))),
    isSending: sending.isSending,
    refusal: withOthers(sending.refusal, refused, paper, words.othersNow),
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
