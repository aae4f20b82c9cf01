import type { NotesProps } from '../store/use-sitting';
import { ElsewhereNote } from './ElsewhereNote';
import { OpenElsewhere } from './OpenElsewhere';
import { StorageNote } from './StorageNote';

/** Notes about storage, other devices and other pages, above the question. */
export function SittingNotes({ state, ...page }: NotesProps) {
  return (
    <>
      <StorageNote state={state} />
      <ElsewhereNote attempt={state.attempt} paper={state.paper} />
      <OpenElsewhere {...page} />
    </>
  );
}
