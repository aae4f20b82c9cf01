import { type AdminKey, capsOf } from './keys';

// Tests load the screens without a browser too.
const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** The key of a control beside it. The control itself tells screen readers by `aria-keyshortcuts`. */
export function KeyCaps({ of, className = '' }: { of: AdminKey; className?: string }) {
  return (
    <span aria-hidden="true" className={`inline-flex gap-1 ${className}`}>
      {capsOf(of, isMac).map((cap) => (
        <kbd
          key={cap}
          className="min-w-[1.6em] rounded border border-line-strong bg-raised px-1 text-center font-sans text-ink-soft text-xs leading-normal"
        >
          {cap}
        </kbd>
      ))}
    </span>
  );
}
