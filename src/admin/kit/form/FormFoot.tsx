import { type ReactNode, useEffect, useRef } from 'react';
import { useWide } from '../../../ui/browser/use-wide';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { KeyCaps } from '../keys/KeyCaps';
import { shortcutOf } from '../keys/keys';
import { RefusalNote } from './RefusalNote';
import type { Sending } from './use-sending';
import { useTellsSaved } from './use-unsaved';

interface Props {
  sending: Sending;
  /** Label of the submit button. */
  label: string;
  /** Shown after a successful call. */
  success?: ReactNode;
  /** What stands in the form without being typed, as an earlier version: said beside the button, which then gets the focus. */
  note?: string | null;
  /** Further buttons beside the submit button. */
  also?: ReactNode;
}

/** A refusal with more details would cover the fields that it names. */
const maxDetails = 3;

/**
 * The foot of every form: the button and the outcome of the last call. Sticky at the lower edge on screens that are high enough, so that
 * the outcome stays visible in a long form; the form knows its height, which depends on text size and language.
 */
export function FormFoot({ sending, label, success, note, also }: Props) {
  const { refusal, refusalId, isSending } = sending;
  const foot = useRef<HTMLDivElement>(null);
  useTellsSaved(Boolean(success));
  const isLong = (refusal?.details.length ?? 0) > maxDetails;
  // On a narrow screen the refusal would cover the choice between what another admin saved and what is typed.
  const isBelow = !useWide() && refusal?.savedBy !== undefined;
  useEffect(() => {
    if (isLong) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [isLong]);
  useEffect(() => {
    const box = foot.current;
    const form = box?.closest('form');
    if (!box || !form || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => form.style.setProperty('--foot', `${box.offsetHeight}px`));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (note) foot.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [note]);
  return (
    <div
      ref={foot}
      data-long={isLong || isBelow}
      className="-mx-4 sm:-mx-5 bottom-0 z-10 flex flex-col gap-3 border-line border-t bg-surface px-4 pt-3 pb-2 sm:px-5 [@media(min-height:36rem)]:data-[long=false]:sticky"
    >
      <RefusalNote refusal={refusal} id={refusalId} />
      {/* Rendered before it has text: a screen reader announces only changes of a known live region. */}
      <div aria-live="polite" className="empty:-mt-3">
        {note && <Banner tone="info">{note}</Banner>}
        {success && <Banner tone="success">{success}</Banner>}
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:*:grow max-sm:*:basis-24">
        <Button type="submit" aria-disabled={isSending} aria-keyshortcuts={shortcutOf('save')} className="aria-disabled:opacity-55">
          {label}
        </Button>
        <KeyCaps of="save" className="pointer-coarse:hidden max-sm:hidden" />
        {also}
      </div>
    </div>
  );
}
