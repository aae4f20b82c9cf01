import { chooseLanguage, type Language, languageNames, useLanguage } from '../../copy/language';
import { copyNow } from '../../copy/use-copy';
import { Button } from './Button';
import { notify } from './toast';

const languages = Object.keys(languageNames) as Language[];

interface Props {
  className?: string;
  /** The id of the popover that it stands in, which closes with the choice. */
  closes?: string;
}

/** Switches to another language, named in that language, so that its speakers can read the button. */
export function LanguageSwitch({ className = '', closes }: Props) {
  const current = useLanguage();
  const change = (language: Language) => chooseLanguage(language).catch(() => notify('error', copyNow().languageNotHere));
  return languages
    .filter((language) => language !== current)
    .map((other) => (
      <Button
        key={other}
        variant="quiet"
        lang={other}
        popoverTarget={closes}
        popoverTargetAction="hide"
        className={`whitespace-nowrap ${className}`}
        onClick={() => void change(other)}
      >
        {languageNames[other]}
      </Button>
    ));
}
