import type { ReactNode } from 'react';
import { OpenDialog } from '../kit/dialog/OpenDialog';
import { useAdminCopy } from '../words/use-admin-copy';

/** The email by which the signed-in admin logs in, and the way to another. */
export function EmailDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { frame } = useAdminCopy();
  return (
    <OpenDialog title={frame.yourEmail} onClose={onClose}>
      {children}
    </OpenDialog>
  );
}
