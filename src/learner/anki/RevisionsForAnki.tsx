import type { Revision } from '../../../analysis/revise/revisions';
import { useCopy } from '../../copy/use-copy';
import type { Opening } from '../../ui/controls/DialogButton';
import { AnkiDialog } from './AnkiDialog';
import { comingBack } from './sources';

/** What comes back in *Revise* as a file for Anki. */
export const RevisionsForAnki = ({ revisions, ...opening }: Opening & { revisions: readonly Revision[] }) => (
  <AnkiDialog {...opening} sources={comingBack(revisions, useCopy())} />
);
