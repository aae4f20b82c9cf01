import type { ComponentProps, ReactNode } from 'react';
import { onDemand } from '../on-demand';
import type { SceneName } from '../Scene';
import { OfferButton, type OfferedAct } from './Button';

export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section className={`rounded-card border border-line bg-surface p-4 shadow-card sm:p-5 ${className}`} {...rest} />;
}

/** A page's column with its heading. `wide`: for tables and the exam hall. */
export function Page({
  title,
  lead,
  actions,
  before,
  wide = false,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Above the heading: the link back. */
  before?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`mx-auto flex w-full flex-col gap-5 px-4 py-6 ${wide ? 'max-w-7xl' : 'max-w-4xl'}`}>
      {before && <div className="-my-4 print:my-0">{before}</div>}
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="wrap-anywhere">{title}</h1>
          {lead && <p className="wrap-anywhere text-ink-soft">{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}

const Scene = onDemand(async () => (await import('../Scene')).Scene, { waiting: () => <div className="h-28" /> });

interface EmptyProps {
  scene?: SceneName | undefined;
  children: ReactNode;
  offer?: OfferedAct;
  /** Other than an offer. */
  action?: ReactNode;
}

/** An empty list: a drawing where the whole screen is empty, a sentence, and what to do next. */
export function EmptyState({ scene, children, offer, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line-strong border-dashed px-6 py-10 text-center">
      {scene && <Scene of={scene} />}
      <p className="text-ink-soft">{children}</p>
      {offer && <OfferButton {...offer} />}
      {action}
    </div>
  );
}

export function Badge({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'brand' | 'good' | 'warn' }) {
  const look = {
    plain: 'border-line bg-raised text-ink-soft',
    brand: 'border-transparent bg-brand text-on-brand',
    good: 'border-transparent bg-good-soft text-good',
    warn: 'border-transparent bg-warn-soft text-warn',
  }[tone];
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full border px-2.5 py-0.5 font-semibold text-xs ${look}`}>
      {children}
    </span>
  );
}
