import { useEffect, useRef } from 'react';
import { type Paper, questionsOf } from '../../../../contract/assessment/assessment';
import { optionLetters } from '../../../../contract/fields/limits';
import { saidKind } from '../../../../contract/kinds/kind';
import { useLanguage } from '../../../copy/language';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { useKindsCopy } from '../../../copy/use-kinds-copy';
import { Figure } from '../../../pictures/Figure';
import { Button } from '../../../ui/controls/Button';
import { Prose } from '../../../ui/maths/Prose';
import { WholeText } from '../../../ui/maths/WholeText';
import { PassageAbove } from '../../../ui/passage/PassageAbove';
import { useQuestionLanguage, versionIn } from '../../../ui/question/question-language';
import type { ShowsPicture } from '../../../ui/review/shows-picture';
import type { HallStatus } from '../../attempt/hall';
import { HallDialog } from './HallDialog';
import { HallMark } from './HallMark';

interface Props {
  paper: Paper;
  questionIds: readonly number[];
  /** The questions that can be read now: of a paper with locked sections, those of the current one. */
  open: readonly number[];
  statuses: ReadonlyMap<number, HallStatus>;
  /** The question on the screen, at which the list opens. */
  current: number;
  isOpen: boolean;
  onGo: (questionId: number) => void;
  onClose: () => void;
}

const PaperFigure: ShowsPicture = ({ picture }) => <Figure picture={picture} as="plain" />;

/** The whole paper, or its current locked section, as one list; each entry is a link to its question. */
export function PaperView({ paper, questionIds, open, statuses, current, isOpen, onGo, onClose }: Props) {
  const words = useHallCopy();
  const kindsCopy = useKindsCopy();
  const own = useLanguage();
  const language = useQuestionLanguage();
  const subjects = paper.subjects.filter(({ questions }) => questions.some(({ id }) => open.includes(id)));
  const here = useRef<HTMLButtonElement>(null);
  // After the dialog, which opens in an effect of its own and takes the focus to its first button.
  useEffect(() => {
    if (!isOpen) return;
    here.current?.focus({ preventScroll: true });
    here.current?.closest('article')?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  const named = questionsOf(paper).map(({ passage }) => passage?.id);
  return (
    <HallDialog title={words.questionPaper} isOpen={isOpen} onClose={onClose}>
      {isOpen &&
        subjects.map(({ subjectName, questions }) => (
          <section key={subjectName} aria-label={subjectName} className="flex flex-col gap-4">
            <h3 className="wrap-anywhere -mx-4 bg-brand-soft px-4 py-2 font-semibold text-brand-ink">{subjectName}</h3>
            {questions.map((question, at) => {
              const { id, description, picture, options, passage } = question;
              const status = statuses.get(id) ?? 'not-visited';
              const number = questionIds.indexOf(id) + 1;
              const { second, lang, dir } = versionIn(language, question);
              const { kind } = saidKind(question);
              return (
                <article
                  key={id}
                  className="flex gap-3 border-line border-b pr-px pb-4 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]"
                >
                  <Button
                    ref={id === current ? here : undefined}
                    aria-current={id === current || undefined}
                    variant="quiet"
                    className="self-start px-1.5"
                    aria-label={words.toQuestion(number, words.spoken[status])}
                    onClick={() => onGo(id)}
                  >
                    <HallMark status={status} number={number} />
                  </Button>
                  <div lang={lang} dir={dir} className="wrap-anywhere min-w-0 flex-1 whitespace-pre-wrap pt-2">
                    {passage?.id !== questions[at - 1]?.passage?.id && (
                      <PassageAbove of={passage} passages={paper.passages} named={named} isOpen Figure={PaperFigure} />
                    )}
                    <WholeText text={second?.description ?? description} />
                    <Figure picture={picture} as="plain" />
                    {kind && (
                      <p lang={own} dir="ltr" className="mt-2 text-ink-soft text-sm">
                        {kindsCopy.inList[kind]}
                      </p>
                    )}
                    <ol className="mt-2 flex flex-col gap-1 text-ink-soft">
                      {options.map((option, i) => (
                        <li key={option.id}>
                          {optionLetters[i]}. <Prose text={second?.options[i] ?? option.text} />
                          <Figure picture={option.picture} as="plain" />
                        </li>
                      ))}
                    </ol>
                  </div>
                </article>
              );
            })}
          </section>
        ))}
    </HallDialog>
  );
}
