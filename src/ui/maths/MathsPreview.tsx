import { hasMaths } from '../../../contract/question/formulas/segments';
import { Prose } from './Prose';

/** A preview of a text with formulas, beside its input; renders nothing without formulas. Invalid TeX is underlined. */
export function MathsPreview({ label, text, lang }: { label: string; text: string; lang?: string }) {
  if (!hasMaths(text)) return null;
  return (
    <figure aria-label={label} className="min-w-0 rounded-control border border-line border-dashed px-3 py-2">
      <figcaption aria-hidden="true" className="text-ink-soft text-xs">
        {label}
      </figcaption>
      <div lang={lang} className="wrap-anywhere whitespace-pre-line [&_[title]]:text-bad [&_[title]]:underline [&_[title]]:decoration-wavy">
        <Prose text={text} />
      </div>
    </figure>
  );
}
