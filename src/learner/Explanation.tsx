import { Prose } from '../ui/maths/Prose';
import { useCopy } from '../ui/use-copy';

interface Props {
  text: string | null;
  lang: string | undefined;
  heading: 'h3' | 'h4';
}

/** Why the right option is right; nothing where nobody said. */
export function Explanation({ text, lang, heading: Heading }: Props) {
  const copy = useCopy();
  if (!text) return null;
  return (
    <div className="rounded-control bg-raised px-4 py-3">
      <Heading className="font-semibold text-sm">{copy.explanation}</Heading>
      <p lang={lang} className="wrap-anywhere whitespace-pre-line text-ink-soft">
        <Prose text={text} />
      </p>
    </div>
  );
}
