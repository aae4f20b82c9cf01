import { useHallCopy } from '../../../copy/use-hall-copy';

/** Heading of a column with numbers of questions. Phones show a short word. */
export function CountHeading({ className }: { className: string }) {
  const words = useHallCopy();
  return (
    <th scope="col" className={className}>
      <span aria-hidden="true" className="whitespace-nowrap text-xs sm:hidden">
        {words.questionsShort}
      </span>
      <span className="sr-only sm:not-sr-only">{words.questions}</span>
    </th>
  );
}
