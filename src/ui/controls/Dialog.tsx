import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useCopy } from '../../copy/use-copy';
import { Button } from './Button';

interface Props extends Pick<ComponentProps<'dialog'>, 'closedby'> {
  title: string;
  isOpen: boolean;
  /** Called on Escape, on the platform's backdrop, and by a closing button. */
  onClose: () => void;
  children: ReactNode;
  /** What the closing button says; it stands before the actions. Without it, there is such a button only where there are no actions. */
  no?: string | undefined;
  /** Null: no buttons but those of the children. */
  actions?: ReactNode;
  /** Position, width and padding; default: a small box in the middle. */
  className?: string;
  headClassName?: string;
  footClassName?: string;
}

const box = 'm-auto w-[min(28rem,calc(100vw-2rem))] rounded-card p-5';

/** A native modal dialog: the platform traps the focus and restores it. */
export function Dialog({
  title,
  isOpen,
  onClose,
  closedby,
  children,
  no,
  actions,
  className = box,
  headClassName = '',
  footClassName = className === box ? 'box-foot' : 'mt-5',
}: Props) {
  const copy = useCopy();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the effects of its contents: what measures them finds them laid out.
  useLayoutEffect(() => {
    if (isOpen && !ref.current?.open) ref.current?.showModal();
    if (!isOpen && ref.current?.open) ref.current.close();
  }, [isOpen]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      closedby={closedby}
      // A key pressed between the platform's closing and its event `close`, which comes later, may open the dialog again: the state follows `cancel`,
      // which comes first, and a `close` of the opening before is not heard.
      onCancel={(event) => event.target === event.currentTarget && onClose()}
      onClose={() => !ref.current?.open && onClose()}
      className={`border border-line bg-surface text-ink shadow-card ${className}`}
    >
      <h2 id={titleId} className={headClassName}>
        {title}
      </h2>
      <div className="mt-3 flex flex-col gap-3">{children}</div>
      {actions !== null && (
        <div className={`flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0 ${footClassName}`}>
          {(no !== undefined || actions === undefined) && (
            <Button variant="secondary" onClick={onClose}>
              {no ?? copy.close}
            </Button>
          )}
          {actions}
        </div>
      )}
    </dialog>
  );
}
