import { type ComponentProps, type ReactNode, useId } from 'react';

const control =
  'min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-bad disabled:opacity-60';

export interface Labels {
  label: string;
  /** Always shown below the field. */
  hint?: string | undefined;
  /** What is wrong with the input; null or absent if nothing is. */
  fault?: string | null | undefined;
}

/** Label, hint and fault around an input. */
export function Labelled({
  label,
  hint,
  fault,
  required,
  children,
}: Labels & {
  required?: boolean | undefined;
  children: (ids: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }) => ReactNode;
}) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': fault ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="text-bad text-sm">
          {fault}
        </p>
      )}
    </div>
  );
}

interface Beside {
  /** Shown before the input and no part of its value, e.g. a country code. */
  prefix?: string;
  /** Shown after the input, e.g. a button that reveals a password. */
  suffix?: ReactNode;
}

export function TextField({ label, hint, fault, prefix, suffix, className = '', ...rest }: Labels & Beside & ComponentProps<'input'>) {
  return (
    <Labelled label={label} hint={hint} fault={fault} required={rest['aria-required'] === true || rest.required}>
      {(ids) => (
        <div className="flex items-center gap-2">
          {prefix && <span className="text-ink-soft">{prefix}</span>}
          <input className={`${control} ${className}`} {...ids} {...rest} />
          {suffix}
        </div>
      )}
    </Labelled>
  );
}

export function TextArea({ label, hint, fault, className = '', ...rest }: Labels & ComponentProps<'textarea'>) {
  return (
    <Labelled label={label} hint={hint} fault={fault} required={rest['aria-required'] === true || rest.required}>
      {(ids) => <textarea className={`${control} ${className}`} rows={3} {...ids} {...rest} />}
    </Labelled>
  );
}

export function Select({ label, hint, fault, className = '', ...rest }: Labels & ComponentProps<'select'>) {
  return (
    <Labelled label={label} hint={hint} fault={fault} required={rest['aria-required'] === true || rest.required}>
      {(ids) => <select className={`${control} text-ellipsis ${className}`} {...ids} {...rest} />}
    </Labelled>
  );
}
