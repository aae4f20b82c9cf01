import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../copy/language';
import { useKindsCopy } from '../../copy/use-kinds-copy';
import { Button } from '../controls/Button';
import { type PadKey, padKeys, pressed, typable } from './number-typing';
import { useNumberKeys } from './use-number-keys';

interface Props {
  /** All that is typed so far. */
  value: string;
  onType: (value: string) => void;
  /** Whether keys of numbers reach the field from anywhere on the page. */
  hasKeys?: boolean;
}

const spans: Partial<Record<PadKey, string>> = { erase: 'row-span-2', sign: 'row-span-2', '0': 'col-span-2' };

/**
 * A field for a number, with a keypad of its own: no keyboard of a phone covers the question. In larger text the digits grow and the keys do not: the last row stays in
 * sight. A disabled fieldset around it locks both.
 */
export function NumberField({ value, onType, hasKeys = false }: Props) {
  const copy = useKindsCopy();
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** Start and end of the selection; null: the caret is at the end. */
  const selection = useRef<[from: number, to: number] | null>(null);
  const [said, setSaid] = useState('');
  useNumberKeys(field, hasKeys);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value moves the caret to the end.
  useLayoutEffect(() => {
    if (document.activeElement === field.current && selection.current !== null) field.current?.setSelectionRange(...selection.current);
  }, [value]);
  const press = (key: PadKey) => {
    const [from, to] = (selection.current ?? [value.length, value.length]).map((place) => Math.min(place, value.length));
    const next = pressed({ value, from: from ?? 0, to: to ?? 0 }, key);
    selection.current = next.to === next.value.length ? null : [next.from, next.to];
    setSaid(copy.stands(next.value));
    onType(next.value);
  };
  const isNoNumber = value !== '' && !/\d/.test(value);
  return (
    <div lang={language} dir="ltr" className="flex w-full flex-col gap-2 sm:max-w-80">
      <label htmlFor={id} className="font-medium text-sm">
        {copy.number}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="none"
        autoComplete="off"
        aria-describedby={isNoNumber ? `${id}-hint` : undefined}
        className="min-h-[56px] w-full min-w-0 scroll-my-52 rounded-control border border-line-strong bg-surface px-4 font-semibold text-2xl tabular-nums disabled:opacity-60"
        value={value}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
          selection.current = selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
        }}
        onChange={({ target }) => {
          const typed = typable(target.value);
          const at = target.selectionStart;
          // What is refused is taken back, which moves the caret to the end.
          const isAtEnd = typed === null || at === null || at === target.value.length;
          selection.current = isAtEnd ? null : [at, at];
          if (typed !== null) onType(typed);
        }}
      />
      <fieldset aria-label={copy.keypad} className="grid min-w-0 grid-cols-4 gap-2">
        {padKeys.map((key) => (
          <Button
            key={key}
            variant="secondary"
            // A keyboard types into the field; without the keypad, the next stop is the next control.
            tabIndex={-1}
            aria-label={key === 'erase' || key === 'sign' ? copy[key] : undefined}
            className={`min-h-[48px]! scroll-my-52 touch-manipulation px-1! py-0! text-lg tabular-nums ${spans[key] ?? ''}`}
            // The focus and the caret stay in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(key)}
          >
            <Face of={key} />
          </Button>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isNoNumber && (
        <p id={`${id}-hint`} className="text-warn text-sm">
          {copy.notYet}
        </p>
      )}
    </div>
  );
}

function Face({ of }: { of: PadKey }) {
  if (of === 'sign') return <span aria-hidden="true">+/−</span>;
  if (of !== 'erase') return of;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 16 16"
      className="size-5 fill-none stroke-[1.5] stroke-current [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d="M5.5 3.5h9v9h-9L1.5 8zm3 2.75 3.5 3.5m0-3.5-3.5 3.5" />
    </svg>
  );
}
