import { type ComponentType, lazy } from 'react';

/** A component whose code is fetched when it is first drawn. Where the code cannot be had, nothing is drawn and the page goes on. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
