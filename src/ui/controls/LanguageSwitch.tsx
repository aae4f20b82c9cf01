import { chooseLanguage, languageNames, useLanguage } from '../../copy/language';
import { copyNow } from '../../copy/use-copy';
import { Button } from './Button';
import { notify } from './notice';

/** Switches to the other language, named in that language, so that its speakers can read the button. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const other = useLanguage() === 'en' ? 'hi' : 'en';
  const change = () => chooseLanguage(other).catch(() => notify('error', copyNow().languageNotHere));
  return (
    <Button variant="quiet" lang={other} className={`whitespace-nowrap ${className}`} onClick={() => void change()}>
      {languageNames[other]}
    </Button>
  );
}
