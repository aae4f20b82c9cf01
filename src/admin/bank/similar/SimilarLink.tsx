import { useBankCopy } from '../../words/use-bank-copy';

/** A question of the bank in a tab of its own, so that what is typed here stays in sight. */
export function SimilarLink({ id }: { id: number }) {
  const { similar: copy } = useBankCopy();
  return (
    <a href={`/admin/questions?question=${id}`} target="_blank" rel="noopener" className="text-brand-ink underline underline-offset-4">
      {copy.link(id)}
      <span className="sr-only"> {copy.opens}</span>
    </a>
  );
}
