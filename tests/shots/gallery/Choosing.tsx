import { Choice } from '../../../src/ui/controls/Choice';
import { Tabs } from '../../../src/ui/controls/Tabs';
import { optionBox, optionLetter, optionText } from '../../../src/ui/question/option-look';
import { As, Part } from './Part';
import { useWords } from './words';

const nothing = () => undefined;

/** What is chosen of several. */
export function Choosing() {
  const words = useWords();
  return (
    <>
      <Part name="Choice">
        {(['checkbox', 'radio'] as const).map((type) => (
          <div key={type}>
            <Choice type={type}>{words.usual}</Choice>
            <Choice type={type} checked onChange={nothing}>
              {words.pressed}
            </Choice>
            <As state="focus-visible">
              <Choice type={type}>{words.focus}</Choice>
            </As>
            <Choice type={type} disabled>
              {words.disabled}
            </Choice>
            <Choice type={type} checked disabled onChange={nothing}>
              {words.disabled}
            </Choice>
          </div>
        ))}
      </Part>
      <Part name="Options of a question">
        {(['', 'border-brand bg-brand-soft ring-1 ring-brand', 'border-good! bg-good-soft', 'border-bad! bg-bad-soft'] as const).map(
          (look, at) => (
            <label key={look} className={`${optionBox} ${look}`}>
              <input type="radio" className="mt-1 size-5 shrink-0 accent-brand" checked={at === 1} onChange={nothing} />
              <span className={optionLetter}>{'ABCD'[at]}.</span>
              <span className={optionText}>{at === 3 ? words.long : words.usual}</span>
            </label>
          ),
        )}
      </Part>
      <Part name="Tabs">
        <Tabs
          label={words.label}
          current="b"
          onChange={nothing}
          tabs={[
            { key: 'a', label: words.usual, panel: null },
            { key: 'b', label: words.pressed, panel: <p>{words.sentence}</p> },
          ]}
        />
      </Part>
    </>
  );
}
