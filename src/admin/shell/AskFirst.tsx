import { type ReactNode, useState } from 'react';
import { AskDialog } from '../kit/dialog/AskDialog';
import { unsavedForms } from '../kit/form/unsaved';
import { useAdminCopy } from '../words/use-admin-copy';

/** Asks where a form in any tab holds what is not saved; calls `goOn` at once, after a yes, or not. */
type Ask = (goOn: () => void) => void;

export interface AskFirstProps {
  /** Draws the logout, which asks with this. */
  children: (ask: Ask) => ReactNode;
}

/** Before a logout that takes what is typed in any tab of this browser. */
export function AskFirst({ children }: AskFirstProps) {
  const { frame, logout } = useAdminCopy();
  const [asked, setAsked] = useState<{ unsaved: readonly string[]; goOn: () => void } | null>(null);
  async function ask(goOn: () => void) {
    const unsaved = await unsavedForms();
    if (unsaved.length > 0) setAsked({ unsaved, goOn });
    else goOn();
  }
  return (
    <>
      {children((goOn) => void ask(goOn))}
      {asked && (
        <AskDialog
          question={frame.logoutAsk}
          yes={logout}
          onYes={() => {
            setAsked(null);
            asked.goOn();
          }}
          onNo={() => setAsked(null)}
          reach={{
            whom: frame.logoutWhom,
            many: [frame.logoutUnsaved(asked.unsaved.length, [...new Set(asked.unsaved)].join(', '))],
            when: frame.logoutWhen,
          }}
        />
      )}
    </>
  );
}
