import type { ReactNode } from 'react';
import { Dialog } from '../../ui/controls/Dialog';
import { useFocusBack } from '../kit/dialog/use-focus-back';
import { useAdminCopy } from '../words/use-admin-copy';

/** The email by which the signed-in admin logs in, and the way to another. */
export function EmailDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { frame } = useAdminCopy();
  useFocusBack();
  return (
    <Dialog isOpen title={frame.yourEmail} onClose={onClose}>
      {children}
    </Dialog>
  );
}
