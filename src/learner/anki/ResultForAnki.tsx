import type { Result } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import type { Opening } from '../../ui/controls/DialogButton';
import { AnkiDialog } from './AnkiDialog';
import { mistakesIn } from './sources';

/** The mistakes of a result as a file for Anki. */
export const ResultForAnki = ({ result, ...opening }: Opening & { result: Result }) => (
  <AnkiDialog {...opening} sources={mistakesIn(result, useCopy())} />
);
