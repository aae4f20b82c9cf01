import { useEffect, useState } from 'react';
import type { QuestionLanguage } from '../../../../contract/question/translation';
import { Button } from '../../../ui/controls/Button';
import { TextArea } from '../../../ui/controls/Field';
import { Link } from '../../../ui/link/Link';
import { PassageContents } from '../../../ui/passage/PassageContents';
import { useBankCopy } from '../../words/use-bank-copy';
import { SheetPicture } from '../picture/SheetPicture';
import { FoundPassages } from './FoundPassages';
import { SecondText } from './SecondText';
import { contentsOf, emptyPassage, type TypedPassage, typedPassage } from './typed-passage';

interface Props {
  passage: TypedPassage | null;
  /** The second language of the question. */
  language: QuestionLanguage;
  onChange: (passage: TypedPassage | null) => void;
  at: (path: string) => { 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** The passage of a question: none, one of the bank, or one that is written here. */
export function PassageField({ passage, language, onChange, at }: Props) {
  const { passages: copy } = useBankCopy();
  const [isOpened, setOpened] = useState(passage !== null);
  // A passage that a link chooses comes later than the form.
  const known = passage?.id ?? null;
  useEffect(() => {
    if (known !== null) setOpened(true);
  }, [known]);
  const isOpen = isOpened || at('passage')['aria-invalid'] === true;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="rounded-control border border-line px-3 py-1"
    >
      <summary className="py-1.5 font-medium text-sm">{copy.field}</summary>
      {isOpen && (
        <div className="flex flex-col gap-4 py-2">
          {passage === null ? (
            <>
              <p className="text-ink-soft text-sm">{copy.fieldHint}</p>
              <FoundPassages onChoose={(found) => onChange(typedPassage(found))} />
              <Button variant="secondary" className="self-start" onClick={() => onChange(emptyPassage(language))}>
                {copy.write}
              </Button>
            </>
          ) : (
            <>
              {passage.id === null ? (
                <Written passage={passage} onChange={onChange} at={at} />
              ) : (
                <div className="max-h-72 overflow-y-auto rounded-control border border-line bg-raised p-3 [--color-surface:var(--color-raised)]">
                  <PassageContents passage={contentsOf(passage)} Figure={SheetPicture} />
                </div>
              )}
              <div className="flex flex-wrap items-center gap-4">
                {passage.id !== null && (
                  <Link to={`/admin/passages/${passage.id}`} className="min-h-8 text-brand-ink underline-offset-4 hover:underline">
                    {copy.open}
                  </Link>
                )}
                <Button variant="secondary" onClick={() => onChange(null)}>
                  {copy.leave}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </details>
  );
}

function Written({ passage, onChange, at }: { passage: TypedPassage; onChange: Props['onChange']; at: Props['at'] }) {
  const { passages: copy } = useBankCopy();
  return (
    <>
      <TextArea
        label={copy.text}
        hint={copy.textHint}
        rows={6}
        value={passage.text}
        onChange={(event) => onChange({ ...passage, text: event.target.value })}
        {...at('passage.text')}
      />
      <SecondText passage={passage} onChange={onChange} at={(part) => at(`passage.translation.${part}`)} />
    </>
  );
}
