import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Takes the place of the current entry of the history; not said: if it leads to where the page is. */
  replace?: boolean;
  /** What the target's `useLocation` has as its state. */
  state?: unknown;
}

/** A link to another screen. The router's own component brings code that fetches routes ahead and submits forms, which every first visit would download. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { target } = rest;
  const href = useHref(to);
  const go = useLinkClickHandler(to, { ...(replace !== undefined && { replace }), ...(target !== undefined && { target }), state });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}
