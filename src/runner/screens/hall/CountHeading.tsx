import { useHallCopy } from '../../../copy/use-hall-copy';

/** Over a column with numbers of questions; a phone has room for a short word only. */
export function CountHeading({ className }: { className: string }) {
  const words = useHallCopy();
  return (
    <th scope="col" className={className}>
      <span aria-hidden="true" className="whitespace-nowrap sm:hidden">
        {words.questionsShort}
      </span>
      <span className="sr-only sm:not-sr-only">{words.questions}</span>
    </th>
  );
}
