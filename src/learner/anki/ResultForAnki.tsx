import type { Result } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import type { Opening } from '../../ui/controls/DialogButton';
import { useSaved } from '../saved/use-saved';
import { AnkiDialog } from './AnkiDialog';
import { mistakesIn } from './sources';

const none: ReadonlyMap<number, string> = new Map();

/** The mistakes of a result as a file for Anki, with this person's notes. */
export const ResultForAnki = ({ uid, result, ...opening }: Opening & { uid: string; result: Result }) => (
  <AnkiDialog {...opening} sources={mistakesIn(result, useSaved(uid) ?? none, useCopy())} />
);
