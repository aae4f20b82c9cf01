import { useCopy } from '../../copy/use-copy';
import { useDisplayCopy } from '../../copy/use-display-copy';
import { Choice } from '../controls/Choice';
import { Dialog } from '../controls/Dialog';
import type { Opening } from '../controls/DialogButton';
import { chooseDisplay, displayChoices, useDisplay } from './display';

/** Text size, light or dark, and contrast; changes apply to the page at once. */
export function DisplayDialog(opening: Opening) {
  const { display } = useCopy();
  const copy = useDisplayCopy();
  const { text, contrast, scheme } = useDisplay();
  // A contrast setting of the device cannot be switched off here.
  const isAsked = window.matchMedia('(prefers-contrast: more)').matches;
  return (
    <Dialog title={display} {...opening}>
      <fieldset>
        <legend className="font-semibold">{copy.textSize}</legend>
        {displayChoices.text.map((size) => (
          <Choice key={size} type="radio" name="text-size" checked={text === size} onChange={() => chooseDisplay('text', size)}>
            {copy.textSizes[size]}
          </Choice>
        ))}
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{copy.colours}</legend>
        {displayChoices.scheme.map((one) => (
          <Choice key={one} type="radio" name="scheme" checked={scheme === one} onChange={() => chooseDisplay('scheme', one)}>
            {copy.schemes[one]}
          </Choice>
        ))}
      </fieldset>
      <Choice
        disabled={isAsked}
        checked={isAsked || contrast === 'more'}
        onChange={(event) => chooseDisplay('contrast', event.target.checked ? 'more' : 'normal')}
      >
        {copy.highContrast}
      </Choice>
      <p className="text-ink-soft text-sm">{isAsked ? copy.highContrastAsked : copy.displayNote}</p>
    </Dialog>
  );
}
