import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { useAdminCopy } from '../copy/use-admin-copy';

/** Between groups of a code. */
const betweenGroups = /[^A-Z0-9]+/;

/** The code that opens the paper without a network: hidden until an admin asks for it, then large enough to be read across a room. */
export function SpokenCode({ code }: { code: string | null }) {
  const { desk } = useAdminCopy();
  const [isShown, setShown] = useState(false);
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copyCode(text: string) {
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
    <Card aria-label={desk.code} className="@container flex flex-col gap-3">
      <h2>{desk.code}</h2>
      <p className="text-ink-soft text-sm">{code === null ? desk.noCode : desk.codeLead}</p>
      {code !== null && isShown && (
        <>
          <p
            data-code
            aria-hidden="true"
            className="flex flex-wrap justify-center gap-x-[0.6em] rounded-control bg-raised py-4 text-center font-bold font-mono text-[clamp(2.5rem,8cqw,7rem)] leading-tight tracking-[0.15em]"
          >
            {code.split(betweenGroups).map((group) => (
              <span key={group} className="mr-[-0.15em]">
                {group}
              </span>
            ))}
          </p>
          <p className="text-sm">{desk.codeAloud([...code].map((sign) => (betweenGroups.test(sign) ? '–' : sign)).join(' '))}</p>
          <p className="text-ink-soft text-sm">{desk.noLookalikes}</p>
        </>
      )}
      {code !== null && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? desk.hideCode : desk.showCode}
          </Button>
          <Button variant="secondary" onClick={() => copyCode(code)}>
            {desk.copyCode}
          </Button>
        </div>
      )}
      <p role="status" className="text-sm empty:hidden">
        {copied === null ? '' : copied ? desk.codeCopied : desk.codeNotCopied}
      </p>
    </Card>
  );
}
