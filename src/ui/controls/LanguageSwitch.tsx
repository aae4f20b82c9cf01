import { chooseLanguage, type Language, languageNames, useLanguage } from '../../copy/language';
import { copyNow } from '../../copy/use-copy';
import { Button } from './Button';
import { notify } from './toast';

const languages = Object.keys(languageNames) as Language[];

/** Switches to another language, named in that language, so that its speakers can read the button. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const current = useLanguage();
  const change = (language: Language) => chooseLanguage(language).catch(() => notify('error', copyNow().languageNotHere));
  return languages
    .filter((language) => language !== current)
    .map((other) => (
      <Button key={other} variant="quiet" lang={other} className={`whitespace-nowrap ${className}`} onClick={() => void change(other)}>
        {languageNames[other]}
      </Button>
    ));
}
