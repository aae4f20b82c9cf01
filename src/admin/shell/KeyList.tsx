import { OpenDialog } from '../kit/dialog/OpenDialog';
import { KeyCaps } from '../kit/keys/KeyCaps';
import { keyNames, shortcutOf } from '../kit/keys/keys';
import { useAdminCopy } from '../words/use-admin-copy';

/** Every key of the admin's area with what it does. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { frame } = useAdminCopy();
  return (
    <OpenDialog title={frame.keys} onClose={onClose} closedby="any">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-3">
        {keyNames.map((name) => (
          <div key={name} className="contents">
            <dt>
              <KeyCaps of={name} />
              <span className="sr-only">{shortcutOf(name).split(' ')[0]}</span>
            </dt>
            <dd>{frame.keyDoes[name]}</dd>
          </div>
        ))}
      </dl>
    </OpenDialog>
  );
}
