import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useAdminCopy } from '../../words/use-admin-copy';

/** What can be done with a row. */
export interface RowAct {
  id: string;
  title: string;
  run: () => void;
}

/** The acts of a row behind one button as high as a line, so that a list has its data on screen and not its buttons. `of`: the row's name. */
export function RowMenu({ of, acts }: { of: string; acts: readonly RowAct[] }) {
  const copy = useAdminCopy();
  if (acts.length === 0) return null;
  return (
    <MenuTrigger>
      <Button
        aria-label={copy.moreOf(of)}
        data-unprinted
        className="-my-2 inline-flex size-11 items-center justify-center rounded-control font-bold text-brand-ink hover:bg-raised"
      >
        <span aria-hidden="true">⋯</span>
      </Button>
      <Popover placement="bottom end" className="min-w-48 rounded-card border border-line-strong bg-surface p-1 text-ink shadow-card">
        <Menu aria-label={copy.moreOf(of)} className="outline-none">
          {acts.map(({ id, title, run }) => (
            <MenuItem
              key={id}
              id={id}
              className="flex min-h-11 cursor-default items-center rounded-control px-3 font-medium outline-none data-focused:bg-brand-soft data-focused:text-brand-ink forced-colors:data-focused:outline-2"
              onAction={run}
            >
              {title}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
