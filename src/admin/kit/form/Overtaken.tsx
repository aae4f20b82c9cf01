import { useEffect, useRef } from 'react';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { useAdminCopy } from '../../words/use-admin-copy';
import type { useEditedVersion } from './use-edited-version';
import type { Sending } from './use-sending';

interface Props {
  /** Says that something was saved, where no refusal beside it does. */
  lead?: string;
  /** Who saved, and when, in words; null where no refusal told. */
  savedBy: string | null;
  /** What is saved now, in words. */
  saved: string;
  /** What is typed here, in words. */
  typed: string;
  onTake: () => void;
  onKeep: () => void;
}

interface SideProps {
  title: string;
  of: string;
  other: string;
  choice: string;
  onChoose: () => void;
}

/** One of the two texts: the lines that the other one lacks, and the button that chooses it. */
function Side({ title, of, other, choice, onChoose }: SideProps) {
  const { nothingElse } = useAdminCopy();
  const others = new Set(other.split('\n'));
  const lines = of.split('\n').filter((line) => of === other || !others.has(line));
  return (
    <section className="flex min-w-0 flex-col items-start gap-2 rounded-card border border-warn p-3">
      <h3 className="font-semibold text-sm">{title}</h3>
      <p className={`wrap-anywhere flex-1 whitespace-pre-line ${lines.length === 0 ? 'text-ink-soft' : ''}`}>
        {lines.join('\n') || nothingElse}
      </p>
      <Button variant="secondary" onClick={onChoose}>
        {choice}
      </Button>
    </section>
  );
}

/** What was saved meanwhile, by another admin or in another tab, beside what is typed, as far as the two differ: the admin chooses. */
export function Overtaken({ lead, savedBy, saved, typed, onTake, onKeep }: Props) {
  const copy = useAdminCopy();
  const place = useRef<HTMLDivElement>(null);
  // Both texts are to be seen with the refusal, which stands in the sticky foot of a long form.
  // The call is not returned: newer browsers scroll in a Promise, and React would call it as the end of the effect.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} data-overtaken className="@container flex scroll-mb-28 flex-col gap-3">
      {lead && <Banner tone="warning">{lead}</Banner>}
      <div className="grid gap-3 @2xl:grid-cols-2">
        <Side title={copy.presentText(savedBy)} of={saved} other={typed} choice={copy.takeTheirs} onChoose={onTake} />
        <Side title={copy.ownText} of={typed} other={saved} choice={copy.keepMine} onChoose={onKeep} />
      </div>
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
