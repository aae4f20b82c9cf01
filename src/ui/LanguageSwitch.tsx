import { Button } from './Button';
import { chooseLanguage, languageNames, useLanguage } from './language';
import { notify } from './notice';
import { copyNow } from './use-copy';

/** To the other language, named in itself: whoever needs it can read it. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const other = useLanguage() === 'en' ? 'hi' : 'en';
  const change = () => chooseLanguage(other).catch(() => notify('error', copyNow().languageNotHere));
  return (
    <Button look="quiet" lang={other} className={`whitespace-nowrap ${className}`} onClick={() => void change()}>
      {languageNames[other]}
    </Button>
  );
}
