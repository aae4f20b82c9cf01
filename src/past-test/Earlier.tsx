import type { AnswerKey } from '../../analysis/marking/key';
import { againResult } from '../../analysis/past-test/marked';
import type { Result } from '../../contract/assessment/assessment';
import type { PastTestCopy } from '../copy/en/past-test';
import { usePastTestCopy } from '../copy/use-past-test-copy';
import type { SatAgainRow } from '../learner/device/study';
import { useFigures } from '../learner/figures';
import { Button } from '../ui/controls/Button';
import { Card } from '../ui/controls/Card';
import { satIn } from './sat-again';

interface Props {
  result: Result;
  answerKey: AnswerKey;
  sittings: readonly SatAgainRow[];
  onShow: (startedAt: number) => void;
}

/** Which part was sat, and whether without the clock. */
export function howSat(words: PastTestCopy, { subjects }: Pick<Result, 'subjects'>, { part, isTimed }: SatAgainRow): string {
  const section = part.of === 'section' ? (subjects?.[part.section]?.subjectName ?? '') : '';
  return [words.part(part.of, section), ...(isTimed ? [] : [words.untimed])].join(' · ');
}

/** The earlier sittings of a past test, each with its date, its part and its score. */
export function Earlier({ result, answerKey, sittings, onShow }: Props) {
  const words = usePastTestCopy();
  const { marksText, momentText } = useFigures();
  if (sittings.length === 0) return null;
  return (
    <Card aria-labelledby="earlier" className="flex flex-col gap-2">
      <h2 id="earlier">{words.earlier}</h2>
      <ul className="flex flex-col divide-y divide-line">
        {sittings.map((sitting) => {
          const { score, totalMarks } = againResult(result, answerKey, satIn(sitting));
          const when = momentText(sitting.endedAt);
          return (
            <li key={sitting.startedAt} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span className="min-w-0">
                <span className="block">
                  <span className="font-semibold tabular-nums">
                    {marksText(score)} / {marksText(totalMarks)}
                  </span>{' '}
                  <time dateTime={new Date(sitting.endedAt).toISOString()}>{when}</time>
                </span>
                <span className="wrap-anywhere block text-ink-soft text-sm">{howSat(words, result, sitting)}</span>
              </span>
              <Button variant="quiet" aria-label={words.lookAt(when)} onClick={() => onShow(sitting.startedAt)}>
                {words.look}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
