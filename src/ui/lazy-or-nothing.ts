import { type ComponentType, lazy } from 'react';

/** A component whose code loads at its first render. If the code cannot be loaded, the component renders nothing. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
