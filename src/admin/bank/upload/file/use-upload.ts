import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Category } from '../../../../../contract/question/category';
import { useSending } from '../../../kit/form/use-sending';
import { useBankCopy } from '../../../words/use-bank-copy';
import { doneOf } from '../preview/done-of';
import { type NoneReady, noneReadyIn } from '../preview/none-ready';
import { useMends } from '../preview/use-mends';
import { usePreview } from '../preview/use-preview';
import { useTwice } from '../preview/use-twice';
import { chosenFault, chosenTextFault, previewFault, refused, sheetFault } from './sheet-fault';

interface Kind {
  call: 'uploadQuestions' | 'importQuestions';
  categories: Category[];
  /** The category of questions that name none; of an import alone. */
  otherwise?: number | null;
}

/** What all forms of an upload of questions do: a chosen file is previewed, mended and sent; what the portal did not take of it stays, to be mended. */
export function useUpload({ call, categories, otherwise = null }: Kind) {
  const copy = useBankCopy();
  const words = copy.shaping;
  const [file, setFile] = useState<File | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const { preview, isReadingAgain, read, stop } = usePreview();
  const { send, refuse, clear, at, reply, sending } = useSending(call, copy.uploadFailed);
  const isText = call === 'importQuestions';
  const faultOf = isText ? chosenTextFault : chosenFault;

  // A file that was asked for before a category was added or chosen is previewed with those of now.
  const known = useRef({ categories, otherwise });
  function show(shown: File | null, isAgain = false) {
    setFile(shown);
    if (shown === null) return stop();
    const fault = faultOf(shown);
    const { categories, otherwise } = known.current;
    if (fault === null)
      return read(
        isText ? { make: 'text preview', file: shown, categories, otherwise } : { make: 'preview', file: shown, categories },
        isAgain,
      );
    stop();
    refuse(refused((said) => said.previewRefused, fault));
  }
  const showAgain = useEffectEvent(() => file !== null && show(file, true));
  useEffect(() => {
    known.current = { categories, otherwise };
    showAgain();
  }, [categories, otherwise]);

  const mends = useMends(show, isText ? 'text' : undefined);
  const twice = useTwice(preview, mends.done);
  const noneReady = useMemo(() => noneReadyIn(preview, mends.done), [preview, mends.done]);

  /** The same file can be selected again after a correction. */
  function emptyField() {
    if (field.current) field.current.value = '';
  }

  function empty() {
    mends.forget();
    show(null);
    emptyField();
  }

  /** The summary stands below a long form: brings it into sight, with the focus on its heading. */
  function showSummary() {
    summary.current?.scrollIntoView({ block: 'start' });
    summary.current?.focus({ preventScroll: true });
  }

  /** Sends what is shown; says why not where it cannot be sent. `onAllDone`: nothing of it is left. */
  async function submit(onAllDone: () => void): Promise<void> {
    if (noneReady !== null) return;
    const fault = sheetFault(file, faultOf) ?? previewFault(preview) ?? twice.fault;
    if (fault !== null) return refuse(fault);
    const sent = file && (await send({ file, ...(isText && { query: otherwise === null ? {} : { categoryId: otherwise } }) }));
    if (!sent) return;
    const done = doneOf(preview, sent);
    if (done === null) return onAllDone();
    emptyField();
    void mends.leave(done);
  }

  // Before all is drawn, the admin has not seen what a press would send.
  const isReading = preview.is === 'reading' || preview.is === 'asking' || isReadingAgain;
  return {
    ...{ file, field, summary, preview, mends, twice, sending, reply, at, refuse, clear },
    isBusy: isReading || mends.isMaking,
    noneReady,
    /** The same at a field; what is left of a sent file says for itself what to do. */
    noneReadyFor: (lacks: NoneReady['lacks']): string | null =>
      noneReady?.lacks === lacks && mends.done.size === 0 ? words.noneReady[lacks](noneReady.count) : null,
    ...{ setFile, show, showSummary, submit, empty, emptyField },
  };
}

export type Upload = ReturnType<typeof useUpload>;
