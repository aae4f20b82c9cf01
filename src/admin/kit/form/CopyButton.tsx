import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';

interface Props {
  text: string;
  label: string;
  /** Said once it is copied. */
  done: string;
  /** Said where it could not be copied. */
  failed: string;
}

/** Copies a text, and says whether that worked; both are items of a row that wraps. */
export function CopyButton({ text, label, done, failed }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copy() {
    // A page that came without TLS has no clipboard.
    const { clipboard } = navigator as Partial<Navigator>;
    setCopied(
      clipboard === undefined
        ? false
        : await clipboard.writeText(text).then(
            () => true,
            () => false,
          ),
    );
  }

  return (
    <>
      <Button variant="secondary" onClick={copy}>
        {label}
      </Button>
      <p role="status" className="basis-full text-sm empty:hidden">
        {copied === null ? '' : copied ? done : failed}
      </p>
    </>
  );
}
