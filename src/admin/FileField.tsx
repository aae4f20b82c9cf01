import type { ComponentProps } from 'react';
import { TextField } from '../ui/Field';

/** The field in which files are chosen. */
export function FileField(props: ComponentProps<typeof TextField>) {
  const button =
    'file:mr-3 file:rounded-control file:border-0 file:bg-brand-soft file:px-3 file:py-1 file:font-semibold file:text-brand-ink';
  return <TextField type="file" className={button} {...props} />;
}
