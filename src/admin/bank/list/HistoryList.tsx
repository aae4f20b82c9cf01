import { useState } from 'react';
import { explanationOf } from '../../../../contract/question/explanation';
import type { Picture } from '../../../../contract/question/picture';
import type { Version } from '../../../../contract/question/question-history';
import { directionOf, type Translation } from '../../../../contract/question/translation';
import { Button } from '../../../ui/controls/Button';
import { Sign } from '../../../ui/controls/Sign';
import { FoldSign } from '../../kit/form/Folded';
import { useBankCopy } from '../../words/use-bank-copy';
import { momentText } from '../../words/wording/moment-text';
import { rightInWords, typedKind } from '../kinds/admin-kinds';
import { Thumbnail } from '../picture/Thumbnail';

const Second = ({ language, description, options, explanation }: Translation) => (
  <div lang={language} dir={directionOf(language)} className="mt-2 border-line border-t pt-2">
    <p className="whitespace-pre-line">{description}</p>
    <ol className="mt-1 list-[upper-alpha] pl-6">
      {options.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options of one version never move, and two may have equal texts.
        <li key={place}>{text}</li>
      ))}
    </ol>
    {explanation !== '' && <p className="mt-1 text-ink-soft text-sm">{explanation}</p>}
  </div>
);

type PutBack = (version: number, question: Version['question']) => void;

interface Props {
  versions: Version[];
  /** The version that stands in the form already, so that it is not put back again; null: none. */
  inForm: number | null;
  onPutBack: PutBack;
}

/** The changes of a question with admin and time; every version can be opened. */
export function HistoryList({ versions, inForm, onPutBack }: Props) {
  const copy = useBankCopy();
  return (
    <section aria-label={copy.history} className="flex flex-col gap-2">
      <h3 className="font-semibold">{copy.history}</h3>
      <ol className="flex flex-col divide-y divide-line rounded-card border border-line">
        {versions.map((version) => (
          <li key={version.version}>
            <OneVersion
              version={version}
              isInForm={version.version === inForm}
              onPutBack={version === versions[0] ? null : onPutBack}
              when={momentText(version.at, copy.locale)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OneProps {
  version: Version;
  when: string;
  isInForm: boolean;
  onPutBack: PutBack | null;
}

function OneVersion({ version: all, when, isInForm, onPutBack }: OneProps) {
  const { version, change, at, by, question } = all;
  const copy = useBankCopy();
  const [isOpen, setOpen] = useState(false);
  const told = explanationOf(question);
  const typed = typedKind(question);
  // Pictures of a version load when the version is opened.
  const shown = (picture: Picture | undefined) => isOpen && picture && <Thumbnail picture={picture} />;
  return (
    <details className="group px-3 py-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-8 flex-wrap items-center gap-x-3 text-sm">
        <FoldSign />
        <span className="font-medium">
          {version}. {copy.changes[change]}
        </span>
        <time dateTime={at}>{when}</time>
        {by !== null && <span className="text-ink-soft">{copy.changedBy(by)}</span>}
      </summary>
      {question.kind && <p className="mt-2 text-ink-soft text-sm">{copy.kinds.kinds[question.kind]}</p>}
      <p className="mt-2 whitespace-pre-line">{question.description}</p>
      {shown(question.picture)}
      {typed && (
        <p className="mt-1">
          {copy.kinds.typed[typed].answer} <strong className="text-good">{rightInWords(question, copy.kinds)}</strong>
        </p>
      )}
      <ol className="mt-1 list-[upper-alpha] pl-6 empty:hidden">
        {question.options.map((option) => (
          <li key={option.id} className={option.correct ? 'font-medium text-good' : ''}>
            {option.text}
            {option.correct && (
              <>
                {' '}
                <Sign of="check" />
                <span className="sr-only">{copy.correctAnswer}</span>
              </>
            )}
            {shown(option.picture)}
          </li>
        ))}
      </ol>
      {(told.explanation !== '' || told.explanationPicture) && (
        <div className="mt-1 text-ink-soft text-sm">
          {told.explanation}
          {shown(told.explanationPicture)}
        </div>
      )}
      {question.translation && <Second {...question.translation} />}
      {onPutBack && (
        <Button variant="secondary" className="mt-2" aria-disabled={isInForm} onClick={() => !isInForm && onPutBack(version, question)}>
          {copy.putBack(version)}
        </Button>
      )}
    </details>
  );
}
