import { Prose } from '../ui/maths/Prose';
import { useCopy } from '../ui/use-copy';

/** Why the right option is right; nothing where nobody said. */
export function Explanation({ text, heading: Heading }: { text: string | null; heading: 'h3' | 'h4' }) {
  const copy = useCopy();
  if (!text) return null;
  return (
    <div className="rounded-control bg-raised px-4 py-3">
      <Heading className="font-semibold text-sm">{copy.explanation}</Heading>
      <p className="wrap-anywhere whitespace-pre-line text-ink-soft">
        <Prose text={text} />
      </p>
    </div>
  );
}
