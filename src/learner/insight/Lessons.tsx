import type { Answered } from '../../../analysis/answers/answered';
import { attemptedOf } from '../../../analysis/groups';
import { type Lesson, lessonsOf } from '../../../analysis/lessons';
import { marksFlow } from '../../../analysis/marks';
import type { Cohort, Insight } from '../../../contract/assessment/insight';
import type { StudyCopy } from '../../copy/en/study';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Card } from '../../ui/controls/Card';
import { Facts } from '../Facts';
import { type Figures, useFigures } from '../figures';

function sentenceOf(studyCopy: StudyCopy, { durationText, marksText }: Figures, lesson: Lesson): string {
  switch (lesson.kind) {
    case 'negative':
      return studyCopy.negative(marksText(lesson.lost), lesson.wrong);
    case 'left-easy':
      return studyCopy.leftEasy(lesson.numbers);
    case 'weakest':
      return studyCopy.weakest(lesson.group.name, lesson.group.correct, attemptedOf(lesson.group));
    case 'time-on-wrong':
      return studyCopy.timeOnWrong(durationText(lesson.seconds), lesson.questions);
    case 'flawless':
      return studyCopy.flawless;
  }
}

/** The lessons of a result as sentences, the most useful first. */
export function Lessons({ answered, insight, cohort }: { answered: readonly Answered[]; insight: Insight; cohort: Cohort | null }) {
  const figures = useFigures();
  const { marksText } = figures;
  const studyCopy = useStudyCopy();
  const lessons = lessonsOf(answered, insight, cohort);
  const { won, lost } = marksFlow(answered, insight);
  return (
    <Card aria-label={studyCopy.lessons} className="flex flex-col gap-3">
      <h3 className="font-semibold">{studyCopy.lessons}</h3>
      {lessons.length === 0 ? (
        <p>{studyCopy.noLessons}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {lessons.map((lesson) => (
            <li key={lesson.kind}>{sentenceOf(studyCopy, figures, lesson)}</li>
          ))}
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
