import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { useAdminCopy } from '../../words/use-admin-copy';
import type { useEditedVersion } from './use-edited-version';
import type { Sending } from './use-sending';

interface Props {
  /** Says that another admin saved, where no refusal beside it does. */
  lead?: string;
  /** Who saved, and when, in words; null where no refusal told. */
  savedBy: string | null;
  /** What the other admin saved, in words. */
  saved: string;
  /** What is typed here, in words. */
  typed: string;
  onTake: () => void;
  onKeep: () => void;
}

/** A text of one line or several; of several, those that the other text lacks are marked. */
function Lines({ of, other }: { of: string; other: string }): ReactNode {
  const lines = of.split('\n');
  if (lines.length === 1) return of;
  const others = new Set(other.split('\n'));
  return lines.map((line, at) => [at > 0 && '\n', others.has(line) ? line : <mark key={line}>{line}</mark>]);
}

/** What another admin saved meanwhile, beside what is typed: the admin chooses. */
export function Overtaken({ lead, savedBy, saved, typed, onTake, onKeep }: Props) {
  const copy = useAdminCopy();
  const place = useRef<HTMLDivElement>(null);
  // Both texts are to be seen with the refusal, which stands in the sticky foot of a long form.
  // The call is not returned: newer browsers scroll in a Promise, and React would call it as the end of the effect.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} className="scroll-mb-28">
      <Banner
        tone="warning"
        actions={
          <>
            <Button variant="secondary" onClick={onTake}>
              {copy.takeTheirs}
            </Button>
            <Button variant="secondary" onClick={onKeep}>
              {copy.keepMine}
            </Button>
          </>
        }
      >
        {lead && <p>{lead}</p>}
        <p className="whitespace-pre-line font-normal">
          {copy.presentText(savedBy)} <Lines of={saved} other={typed} />
        </p>
        <p className="whitespace-pre-line font-normal">
          {copy.ownText} <Lines of={typed} other={saved} />
        </p>
      </Banner>
    </div>
  );
}

interface RefusedProps extends Pick<Props, 'saved' | 'typed' | 'onTake'> {
  seen: ReturnType<typeof useEditedVersion>;
  form: { sending: Sending; clear: () => void };
}

/** The same below a form that was refused because another admin saved; nothing else. Either choice goes on from the present version. */
export function RefusedAsOlder({ seen, form, onTake, ...texts }: RefusedProps) {
  if (!seen.isOlder || form.sending.refusal === null) return null;
  const goOn = () => {
    seen.see();
    form.clear();
  };
  return (
    <Overtaken
      {...texts}
      savedBy={form.sending.refusal.savedBy ?? null}
      onTake={() => {
        onTake();
        goOn();
      }}
      onKeep={goOn}
    />
  );
}
