import type { ReactNode } from 'react';
import { focusBeside } from '../../kit/form/focus-beside';
import { useAdminCopy } from '../../words/use-admin-copy';

interface Props {
  /** By which a paste finds its option. */
  slot: number;
  letter: string;
  /** Whether further options can be correct. */
  isOneOfSeveral: boolean;
  text: string;
  isCorrect: boolean;
  isRefused: boolean | undefined;
  /** True if a button press added the slot: the slot takes the focus. */
  isAdded: boolean;
  /** The control that selects the option's picture. */
  choosePicture: ReactNode;
  onText: (text: string) => void;
  onCorrect: () => void;
  /** null if no option may be removed. */
  onRemove: (() => void) | null;
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

export function OptionSlot(props: Props) {
  const { slot, letter, isOneOfSeveral, text, isCorrect, isRefused, isAdded, choosePicture, onText, onCorrect, onRemove } = props;
  const copy = useAdminCopy();
  return (
    <div
      data-correct={isCorrect}
      className="flex items-center gap-2 rounded-control border border-line bg-surface p-1.5 max-sm:flex-wrap data-[correct=true]:border-good data-[correct=true]:bg-good-soft"
    >
      <label className="flex min-h-9 shrink-0 items-center gap-2 px-1.5 text-sm max-sm:mr-auto">
        <input
          type={isOneOfSeveral ? 'checkbox' : 'radio'}
          name={isOneOfSeveral ? undefined : 'correct-option'}
          aria-label={copy.optionIsCorrect(letter)}
          className="size-4.5 accent-good"
          checked={isCorrect}
          onChange={onCorrect}
        />
        <span aria-hidden="true" className="w-4 text-center font-semibold">
          {letter}
        </span>
      </label>
      <input
        ref={isAdded ? takeFocus : null}
        type="text"
        data-slot={slot}
        aria-label={copy.option(letter)}
        aria-invalid={isRefused || undefined}
        value={text}
        onChange={(event) => onText(event.target.value)}
        // A line of its own on phones: beside the controls there would be room for three letters of the largest text.
        className="min-h-9 min-w-0 flex-1 max-sm:order-last max-sm:basis-full rounded-control border border-line-strong bg-surface px-3 py-1.5 aria-invalid:border-bad"
      />
      {choosePicture}
      <button
        type="button"
        aria-label={copy.removeOption(letter)}
        disabled={onRemove === null}
        onClick={(event) => {
          focusBeside(event.currentTarget.parentElement?.parentElement ?? null, 'input[type=text]');
          onRemove?.();
        }}
        className="flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-raised disabled:invisible"
      >
        ×
      </button>
    </div>
  );
}
