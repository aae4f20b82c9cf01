import type { ComponentProps } from 'react';

/** A checkbox or radio button with its label; the whole area can be tapped. */
export function Choice({ type = 'checkbox', className = '', children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input type={type} className="size-5 shrink-0 accent-brand" {...input} />
      {children}
    </label>
  );
}
