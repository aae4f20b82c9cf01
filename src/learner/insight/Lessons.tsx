import type { Answered } from '../../../analysis/answers/answered';
import { attemptedOf } from '../../../analysis/breakdown';
import { type Lesson, lessonsOf, offersOf } from '../../../analysis/lessons';
import { marksFlow } from '../../../analysis/marks-flow';
import { atATime } from '../../../analysis/practice';
import type { Cohort, Insight } from '../../../contract/assessment/insight';
import type { StudyCopy } from '../../copy/en/study';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Card } from '../../ui/controls/Card';
import { Facts } from '../../ui/Facts';
import { Link } from '../../ui/link/Link';
import { type Figures, useFigures } from '../figures';

/** A sentence of more numbers is not read. */
const mostNamed = 4;

function sentenceOf(studyCopy: StudyCopy, { durationText, marksText }: Figures, lesson: Lesson): string {
  switch (lesson.kind) {
    case 'negative':
      return studyCopy.negative(marksText(lesson.lost), lesson.wrong);
    case 'left-easy':
      return studyCopy.leftEasy(lesson.numbers.length, lesson.numbers.length > mostNamed ? [] : lesson.numbers);
    case 'weakest':
      return studyCopy.weakest(lesson.group.name, lesson.group.correct, attemptedOf(lesson.group), lesson.group.unattempted);
    case 'time-on-wrong':
      return studyCopy.timeOnWrong(durationText(lesson.seconds), lesson.questions);
    case 'hasty':
      return studyCopy.hasty(lesson.questions, durationText(lesson.seconds));
    case 'left':
      return studyCopy.left(lesson.count, lesson.of);
    case 'wrong':
      return studyCopy.notRightOf(lesson.count, lesson.of);
    case 'flawless':
      return studyCopy.flawless;
  }
}

interface Props {
  answered: readonly Answered[];
  insight: Insight;
  cohort: Cohort | null;
  /** The assessment whose mistakes a lesson leads to in *Revise*; null: this person has no *Revise*. */
  mended: number | null;
}

/** The lessons of a result as sentences, the most useful first, each with the way to what it speaks of. */
export function Lessons({ answered, insight, cohort, mended }: Props) {
  const figures = useFigures();
  const { marksText } = figures;
  const studyCopy = useStudyCopy();
  const lessons = lessonsOf(answered, insight, cohort);
  const offers = offersOf(lessons, answered);
  const { won, lost } = marksFlow(answered, insight);
  return (
    <Card aria-label={studyCopy.lessons} className="flex flex-col gap-3">
      <h3 className="font-semibold">{studyCopy.lessons}</h3>
      {lessons.length === 0 ? (
        <p>{studyCopy.noLessons}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {lessons.map((lesson, place) => {
            const only = offers[place] ?? [];
            return (
              <li key={lesson.kind}>
                {sentenceOf(studyCopy, figures, lesson)}{' '}
                {mended !== null && lesson.kind !== 'flawless' && only.length > 0 && (
                  <Link
                    data-unprinted
                    to="/user/mistake-notebook"
                    state={{ mend: mended, only }}
                    className="inline-block py-1 font-semibold text-brand-ink underline-offset-4 hover:underline"
                  >
                    {only.length > atATime ? studyCopy.practiseFirst(atATime, only.length) : studyCopy.practise[lesson.kind](only.length)}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Facts
        facts={[
          [studyCopy.won, marksText(won)],
          [studyCopy.lost, lost === 0 ? '0' : `−${marksText(lost)}`],
        ]}
      />
    </Card>
  );
}
