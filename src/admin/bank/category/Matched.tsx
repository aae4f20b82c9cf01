import { fold } from '../../../../contract/fields/fold';

/** A name with the matching part highlighted. */
export function Matched({ text, query }: { text: string; query: string }) {
  const wanted = fold(query.trim());
  const at = wanted === '' ? -1 : fold(text).indexOf(wanted);
  // Folding can change a text's length; then the position of the match is unknown and nothing is highlighted.
  if (at < 0 || fold(text).length !== text.length) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-sm bg-warn-soft text-warn">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
