import type { Picture } from '../../../contract/question/picture';
import type { ReviewCopy } from '../../copy/en/review';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Sign } from '../controls/Sign';
import type { SignName } from '../controls/signs';
import { Prose } from '../maths/Prose';
import { letterOf } from './outcome';
import type { ShowsPicture } from './shows-picture';

interface Props {
  option: { text: string; picture?: Picture | undefined };
  lang: string | undefined;
  place: number;
  isChosen: boolean;
  isCorrect: boolean;
  /** Whether several options can be chosen. */
  isOneOfSeveral?: boolean;
  /** Whether the choice decides on the marks; if it does not, no option is shown as right or wrong. */
  isJudged?: boolean;
  Figure: ShowsPicture;
}

interface Verdict {
  sign: SignName;
  words: string;
  frame: string;
  ink: string;
}

type Judged = Pick<Props, 'isChosen' | 'isCorrect' | 'isOneOfSeveral' | 'isJudged'>;

/** What was chosen and what is right have a filled ground; the edge of a right option that was not chosen is twice as thick. */
function verdictOn(copy: ReviewCopy, { isChosen, isCorrect, isOneOfSeveral, isJudged }: Judged): Verdict | null {
  if (!isJudged) return isChosen ? { sign: 'dash', words: copy.chosen, frame: 'border-line-strong bg-raised', ink: 'text-ink' } : null;
  if (isCorrect && isChosen) return { sign: 'check', words: copy.chosenAndCorrect, frame: 'border-good bg-good-soft', ink: 'text-good' };
  if (isCorrect) {
    const words = isOneOfSeveral ? copy.correctNotChosen : copy.correctOption;
    return { sign: 'check', words, frame: 'border-2 border-good bg-good-soft', ink: 'text-good' };
  }
  return isChosen ? { sign: 'cross', words: copy.chosenOption, frame: 'border-bad bg-bad-soft', ink: 'text-bad' } : null;
}

/** A marked option. Signs and words show the choice and the right option, not colour alone. */
export function ReviewedOption({ option: { text, picture }, lang, place, Figure, isJudged = true, ...judged }: Props) {
  const reviewCopy = useReviewCopy();
  const verdict = verdictOn(reviewCopy, { ...judged, isJudged });
  return (
    <li
      data-right={judged.isCorrect && isJudged ? '' : undefined}
      className={`flex items-start gap-3 rounded-control border px-3 py-2 ${verdict?.frame ?? 'border-line'}`}
    >
      <span className={`w-5 shrink-0 font-semibold ${verdict?.ink ?? 'text-ink-soft'}`}>{letterOf(place)}.</span>
      <span className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
        <span lang={lang} className="wrap-anywhere min-w-0 whitespace-pre-line">
          <Prose text={text} />
          <Figure picture={picture} letter={letterOf(place)} />
        </span>
        {verdict && (
          <span className={`shrink-0 font-semibold text-sm ${verdict.ink}`}>
            <Sign of={verdict.sign} /> {verdict.words}
          </span>
        )}
      </span>
    </li>
  );
}
