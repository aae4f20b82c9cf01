import type { Paper, PaperQuestion } from '../../../../contract/assessment/assessment';
import { kindOf } from '../../../../contract/kinds/kind';
import { useCopy } from '../../../copy/use-copy';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import type { KindAnswerProps, SchemeOfQuestion } from '../../../ui/kinds/KindAnswer';
import { onDemand } from '../../../ui/on-demand';
import { marksIn } from '../../attempt/marks-in';

/** Fetches what questions of other kinds than one right option need, before the time runs. */
export const fetchKinds = () => import('../../../ui/kinds/KindAnswer');

/** A new page asks for the code again; the attempt is on the disk. */
export function PartLost() {
  const copy = useCopy();
  return (
    <Banner tone="error" actions={<Button onClick={() => location.reload()}>{copy.tryAgain}</Button>}>
      {copy.pageGone}
    </Banner>
  );
}

const KindAnswer = onDemand<KindAnswerProps>(async () => (await fetchKinds()).KindAnswer, { lost: PartLost });

/** How several right options of a question are marked, in its own marks. */
function schemeOf(paper: Paper, { id, options }: PaperQuestion): SchemeOfQuestion {
  const subject = paper.subjects.find(({ questions }) => questions.some((question) => question.id === id));
  const { right, wrong } = marksIn(paper, subject ?? {});
  const text = (marks: number) => String(Math.round(marks * 100) / 100);
  return { name: paper.multipleScheme ?? 'all-or-nothing', each: text(right / options.length), wrong: text(wrong) };
}

interface Props extends Omit<KindAnswerProps, 'kind' | 'scheme'> {
  paper: Paper;
  question: PaperQuestion;
}

/** What a question of another kind has beside its options; questions with one right option load no code for it. */
export const KindOnDemand = ({ paper, question, ...field }: Props) => (
  <KindAnswer kind={kindOf(question)} scheme={schemeOf(paper, question)} {...field} />
);
