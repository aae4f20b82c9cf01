import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { useDayCopy } from '../../words/use-day-copy';

/** Copies a code, and says whether that worked; both are items of a row that wraps. */
export function CopyCode({ code }: { code: string }) {
  const { desk } = useDayCopy();
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copyCode() {
    // A page that came without TLS has no clipboard.
    const { clipboard } = navigator as Partial<Navigator>;
    setCopied(
      clipboard === undefined
        ? false
        : await clipboard.writeText(code).then(
            () => true,
            () => false,
          ),
    );
  }

  return (
    <>
      <Button variant="secondary" onClick={copyCode}>
        {desk.copyCode}
      </Button>
      <p role="status" className="basis-full text-sm empty:hidden">
        {copied === null ? '' : copied ? desk.codeCopied : desk.codeNotCopied}
      </p>
    </>
  );
}
