import type { Paper } from '../../../../contract/assessment/assessment';
import { isLockedPaper } from '../../../../contract/assessment/granted';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { useKindsCopy } from '../../../copy/use-kinds-copy';
import { Banner } from '../../../ui/controls/Banner';
import { hallStatuses } from '../../attempt/hall';
import { otherKindsIn } from '../../attempt/kinds';
import { HallMark } from './HallMark';

/** Explains how the hall works, with the symbols of its palette, and the kinds of the paper's questions. */
export function GeneralInstructions({ paper }: { paper: Paper }) {
  const words = useHallCopy();
  const kindsCopy = useKindsCopy();
  const navigation = isLockedPaper(paper) ? words.navigationLocked : words.navigation;
  const scheme = kindsCopy.schemes[paper.multipleScheme ?? 'all-or-nothing']();
  const general = { ...kindsCopy.general, multiple: `${kindsCopy.general.multiple} ${scheme}` };
  const sentences = [...navigation, ...otherKindsIn(paper).map((kind) => general[kind])];
  return (
    <>
      <ol className="flex list-decimal flex-col gap-3 pl-6">
        {words.general.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <dl className="flex flex-col gap-3 pl-6">
        {hallStatuses.map((status) => (
          <div key={status} className="flex items-center gap-3">
            <dt>
              <HallMark status={status} />
              <span className="sr-only">{words.statuses[status]}</span>
            </dt>
            <dd>{words.statusMeanings[status]}</dd>
          </div>
        ))}
      </dl>
      <ol start={words.general.length + 1} className="flex list-decimal flex-col gap-3 pl-6">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <Banner tone="info">{words.tapIsStored}</Banner>
    </>
  );
}
