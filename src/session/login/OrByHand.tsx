import { useIdentityCopy } from '../../copy/use-identity-copy';

/** Stands between a button that leads to another sign-in and a form. */
export function OrByHand() {
  const identity = useIdentityCopy();
  return (
    <p className="flex items-center gap-3 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {identity.orByHand}
    </p>
  );
}
