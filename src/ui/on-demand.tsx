import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface Without<Props> {
  /** What stands in its place until the code is there; nothing without it. */
  waiting?: (props: Props) => ReactNode;
  /** What stands in its place where the code cannot be loaded; nothing without it. */
  lost?: ComponentType<Props>;
}

/** A part whose code loads at its first render. Where it cannot be loaded, the page says so in place of all of it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={waiting?.(props)}>
      <Part {...props} />
    </Suspense>
  );
}

/** A part whose code loads at its first render, while the page around it stands, also where it cannot be loaded. */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, lost = () => null }: Without<Props> = {},
): ((props: Props) => ReactNode) => lazyPart(() => load().catch(() => lost), waiting);
