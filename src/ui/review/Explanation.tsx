import type { Picture } from '../../../contract/question/picture';
import { useCopy } from '../../copy/use-copy';
import { WholeText } from '../maths/WholeText';
import type { ShowsPicture } from './shows-picture';

interface Props {
  text: string | null;
  lang: string | undefined;
  dir: 'ltr' | 'rtl' | undefined;
  picture: Picture | undefined;
  heading: 'h3' | 'h4';
  Figure: ShowsPicture;
}

/** The explanation of the right option; renders nothing without one. */
export function Explanation({ text, lang, dir, picture, heading: Heading, Figure }: Props) {
  const copy = useCopy();
  if (!text && !picture) return null;
  return (
    <div className="rounded-control bg-raised px-4 py-3">
      <Heading className="font-semibold text-sm">{copy.explanation}</Heading>
      {text && (
        <div lang={lang} dir={dir} className="wrap-anywhere whitespace-pre-line">
          <WholeText text={text} />
        </div>
      )}
      <Figure picture={picture} />
    </div>
  );
}
