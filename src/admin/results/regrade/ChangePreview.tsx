import type { RegradePreview, RegradePreviewDraft } from '../../../../contract/assessment/regrade';
import { type ResultsWords, useResultsCopy } from '../../words/use-results-copy';
import { numberText, signedText } from '../../words/wording/figures';
import type { usePreview } from './use-question';

type Words = ResultsWords['regrade'];

interface Props {
  draft: RegradePreviewDraft | null;
  /** What is missing while there is no draft. */
  missing: string;
  /** The draft was sent and holds: nothing is waited for. */
  isHeld: boolean;
  preview: ReturnType<typeof usePreview>;
}

/** How many scores a change meets, and in which way. */
export const changeText = (regrade: Words, { changed, firstTen, risen, fallen }: RegradePreview): string =>
  `${regrade.change(changed, numberText(changed), firstTen)}: ${regrade.ways(numberText(risen), numberText(fallen))}`;

/** What speaks against a new key; null: nothing. */
export const doubtText = (regrade: Words, { discrimination }: RegradePreview): string | null =>
  discrimination != null && discrimination < 0 ? `${regrade.newDiscrimination(signedText(discrimination))}. ${regrade.belowZero}` : null;

/** What a change would do, as soon as it is chosen; once it was sent, that it holds. */
export function ChangePreview({ draft, missing, isHeld, preview: { data, isError, isPlaceholderData } }: Props) {
  const { regrade } = useResultsCopy();
  const told = () => {
    if (draft === null) return <p>{missing}</p>;
    if (isHeld) return <p>{regrade.holds}</p>;
    if (isError) return <p>{regrade.previewFailed}</p>;
    if (data === undefined || isPlaceholderData) return <p className="text-ink-soft">{regrade.counted}</p>;
    if (data.isSame) return <p>{regrade.same}</p>;
    const { changed, firstTen, risen, fallen, totalMarks, discrimination } = data;
    return (
      <>
        <p className="font-bold text-lg">{changed === 0 ? regrade.noScore : regrade.change(changed, numberText(changed), firstTen)}</p>
        {changed > 0 && <p>{regrade.ways(numberText(risen), numberText(fallen))}</p>}
        {totalMarks.before !== totalMarks.after && <p>{regrade.total(numberText(totalMarks.before), numberText(totalMarks.after))}</p>}
        {discrimination != null && <p>{regrade.newDiscrimination(signedText(discrimination))}</p>}
        {discrimination != null && discrimination < 0 && <p className="font-medium text-warn">{regrade.belowZero}</p>}
      </>
    );
  };
  return (
    <section
      aria-label={regrade.preview}
      aria-live="polite"
      className="rounded-control border-brand-ink border-l-4 bg-raised px-4 py-3 tabular-nums"
    >
      <h3 className="font-semibold text-ink-soft text-sm">{regrade.preview}</h3>
      {told()}
    </section>
  );
}
