import { CopyButton } from '../../kit/form/CopyButton';
import { useDayCopy } from '../../words/use-day-copy';

/** Copies a code; items of a row that wraps. */
export function CopyCode({ code }: { code: string }) {
  const { desk } = useDayCopy();
  return <CopyButton text={code} label={desk.copyCode} done={desk.codeCopied} failed={desk.codeNotCopied} />;
}
