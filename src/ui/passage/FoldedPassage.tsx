import type { Passage } from '../../../contract/question/passage';
import { usePassageCopy } from '../../copy/use-passage-copy';
import type { ShowsPicture } from '../review/shows-picture';
import { PassageContents } from './PassageContents';

export interface FoldedPassageProps {
  passages: readonly Passage[] | undefined;
  /** The passage that each question of the whole names, in order; their numbers are named. */
  named: readonly (number | undefined)[];
  id: number;
  isOpen: boolean;
  Figure: ShowsPicture;
}

/** A passage above a question that was answered, to be opened and closed; nothing if the passage is not there. */
export function FoldedPassage({ passages = [], named, id, isOpen, Figure }: FoldedPassageProps) {
  const copy = usePassageCopy();
  const passage = passages.find((each) => each.id === id);
  if (passage === undefined) return null;
  const title = copy.of(named.indexOf(id) + 1, named.lastIndexOf(id) + 1);
  return (
    <details open={isOpen} data-passage className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer rounded-card px-4 py-2.5 font-semibold text-brand-ink">{title}</summary>
      <div className="px-4 pb-4">
        <PassageContents passage={passage} Figure={Figure} />
      </div>
    </details>
  );
}
