import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../link/Link';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'over';

/** Every button has a border: in forced colours, only the border of the button remains. */
const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-4 py-2 text-center font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-raised',
  quiet: 'border-transparent text-brand-ink hover:bg-brand-soft',
  /** The second one on the ground of the page's one card. */
  over: 'border-on-hero text-on-hero hover:bg-brand-strong',
  danger: 'border-transparent bg-bad text-surface hover:opacity-90',
};

export function Button({
  variant = 'primary',
  type = 'button',
  className = '',
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type={type} className={`${base} ${variants[variant]} ${className}`} {...rest} />;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ variant = 'primary', className = '', ...rest }: LinkProps & { variant?: ButtonVariant }) {
  return <Link className={`${base} ${variants[variant]} ${className}`} {...rest} />;
}

/** The one thing that a message offers beside its words: a way to another screen, or an act. */
export type OfferedAct = { name: string } & (LinkProps | (ComponentProps<'button'> & { to?: never }));

export const OfferButton = ({ name, ...rest }: OfferedAct) =>
  rest.to === undefined ? (
    <Button variant="secondary" {...rest}>
      {name}
    </Button>
  ) : (
    <ButtonLink variant="secondary" {...rest}>
      {name}
    </ButtonLink>
  );
