import { useFiledCopy } from '../../../copy/use-filed-copy';

/** Below the loading screen, while a network does not answer: what helps where a reload does not. */
export function PaperSlow() {
  const words = useFiledCopy();
  return (
    <p role="status" className="mx-auto max-w-4xl px-6 pb-6 text-center text-ink-soft">
      {words.paperSlow}
    </p>
  );
}
