import { Dialog } from './Dialog';
import type { Opening } from './DialogButton';
import { chooseDisplay, type Display, useDisplay } from './display';
import { useCopy } from './use-copy';

const sizes: Display['text'][] = ['normal', 'large', 'largest'];
const choice = 'flex min-h-11 cursor-pointer items-center gap-3';
const box = 'size-5 shrink-0 accent-brand';

/** How large, and how clear: seen at once on the page itself. */
export function DisplayDialog(opening: Opening) {
  const copy = useCopy();
  const { text, contrast } = useDisplay();
  // What the device asks for everywhere is not taken back here.
  const isAsked = window.matchMedia('(prefers-contrast: more)').matches;
  return (
    <Dialog title={copy.display} {...opening}>
      <fieldset>
        <legend className="font-semibold">{copy.textSize}</legend>
        {sizes.map((size) => (
          <label key={size} className={choice}>
            <input type="radio" name="text-size" className={box} checked={text === size} onChange={() => chooseDisplay('text', size)} />
            {copy.textSizes[size]}
          </label>
        ))}
      </fieldset>
      <label className={choice}>
        <input
          type="checkbox"
          className={box}
          disabled={isAsked}
          checked={isAsked || contrast === 'more'}
          onChange={(event) => chooseDisplay('contrast', event.target.checked ? 'more' : 'normal')}
        />
        {copy.highContrast}
      </label>
      <p className="text-ink-soft text-sm">{isAsked ? copy.highContrastAsked : copy.displayNote}</p>
    </Dialog>
  );
}
