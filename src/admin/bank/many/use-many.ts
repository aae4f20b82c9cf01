import { useState } from 'react';
import type { CallArgs } from '../../../../contract/calls/calls';
import type { BulkChanged, BulkChangeKind } from '../../../../contract/question/bulk-change';
import { useSending } from '../../kit/form/use-sending';
import { useBankCopy } from '../../words/use-bank-copy';

/** What the notice of the last change tells. */
export interface LastChange {
  /** null: an undo, or an undo of one. */
  kind: BulkChangeKind | null;
  outcome: BulkChanged;
  /** Whether the next press takes an undo back. */
  isUndone: boolean;
}

/** Changes of many questions at once, and the last one of them, which can be undone for as long as the screen is open. */
export function useMany() {
  const copy = useBankCopy().bankList;
  const change = useSending('changeQuestions', copy.notChanged);
  const undo = useSending('undoQuestions', copy.notUndone);
  const [last, setLast] = useState<LastChange | null>(null);

  /** Returns whether the change was made. */
  async function make(body: CallArgs<'changeQuestions'>['body']): Promise<boolean> {
    undo.clear();
    const outcome = await change.send({ body });
    if (outcome !== null) setLast({ kind: body.change, outcome, isUndone: false });
    return outcome !== null;
  }

  async function undoLast(): Promise<void> {
    if (last === null || last.outcome.changed.length === 0) return;
    change.clear();
    const outcome = await undo.send({ body: { changed: last.outcome.changed } });
    if (outcome !== null) setLast({ kind: null, outcome, isUndone: !last.isUndone });
  }

  return {
    make,
    undoLast,
    last,
    forget: () => setLast(null),
    clear: change.clear,
    refusal: change.sending.refusal ?? undo.sending.refusal,
    isSending: change.sending.isSending || undo.sending.isSending,
  };
}

export type Many = ReturnType<typeof useMany>;
