import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Tab<Key extends string> {
  key: Key;
  label: string;
  panel: ReactNode;
}

interface Props<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChange: (key: Key) => void;
}

const look =
  'min-h-11 flex-1 rounded-control px-3 font-semibold text-ink-soft transition-colors hover:text-ink aria-selected:bg-surface aria-selected:text-brand-ink aria-selected:shadow-card aria-selected:ring-1 aria-selected:ring-line';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with arrow keys. All panels stay mounted, so that changing tabs loses no input. */
export function Tabs<Key extends string>({ label, tabs, current, onChange }: Props<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const next = (tabs.findIndex((tab) => tab.key === current) + step + tabs.length) % tabs.length;
    const target = tabs[next];
    if (!target) return;
    onChange(target.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-1 rounded-card border border-line bg-ground p-1"
      >
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            aria-controls={`${id}-${key}`}
            aria-selected={key === current}
            tabIndex={key === current ? 0 : -1}
            className={look}
            onClick={() => onChange(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div key={key} role="tabpanel" id={`${id}-${key}`} hidden={key !== current}>
          {panel}
        </div>
      ))}
    </div>
  );
}
