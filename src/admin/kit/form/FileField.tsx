import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Labelled, type Labels } from '../../../ui/controls/Field';
import { useAdminCopy } from '../../words/use-admin-copy';

type Props = Labels & Omit<ComponentProps<'input'>, 'ref' | 'type' | 'className'> & { ref?: RefObject<HTMLInputElement | null> };

/**
 * A file input in the page's language; the browser's own button uses the browser's language. The transparent native input lies over ours,
 * so that clicks, keys, dropped files and screen readers work as usual.
 */
export function FileField({ label, hint, fault, ref, ...rest }: Props) {
  const copy = useAdminCopy();
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const [names, setNames] = useState('');
  // After every render: a form can empty its input without an event.
  useLayoutEffect(() => setNames([...(field.current?.files ?? [])].map(({ name }) => name).join(', ')));
  return (
    <Labelled label={label} hint={hint} fault={fault} required={rest['aria-required'] === true}>
      {(ids) => (
        <div className="relative flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line-strong bg-surface px-3 py-2 outline-offset-2 has-aria-invalid:border-bad has-focus-visible:outline-3 has-focus-visible:outline-brand-ink has-disabled:opacity-60">
          <span
            aria-hidden="true"
            className="shrink-0 rounded-control border border-transparent bg-brand-soft px-3 py-1 font-semibold text-brand-ink"
          >
            {copy.chooseFile(rest.multiple === true)}
          </span>
          <span data-chosen className="wrap-anywhere min-w-0 flex-1 basis-32">
            {names || copy.noFileChosen}
          </span>
          <input
            type="file"
            className="absolute inset-0 w-full cursor-pointer opacity-0"
            {...ids}
            {...rest}
            // The native tooltip would use the browser's language too.
            title=""
            ref={field}
            onChange={(event) => {
              setNames([...(event.target.files ?? [])].map(({ name }) => name).join(', '));
              rest.onChange?.(event);
            }}
          />
        </div>
      )}
    </Labelled>
  );
}
