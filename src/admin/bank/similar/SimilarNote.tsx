import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { maxLength } from '../../../../contract/fields/limits';
import type { Similar } from '../../../../contract/question/similar';
import type { ApiError } from '../../../api/client';
import { Prose } from '../../../ui/maths/Prose';
import { call } from '../../kit/calls/call';
import { useSettled } from '../../kit/form/use-settled';
import { useBankCopy } from '../../words/use-bank-copy';
import { SimilarLink } from './SimilarLink';

interface Props {
  description: string;
  options: readonly string[];
  /** Of the question that is edited. */
  exceptId?: number | undefined;
}

/** A pause in typing of this length sends the request. Milliseconds. */
const pauseMs = 600;
const leastCharacters = 12;

/** Shorter texts are similar to many, longer ones no question has. */
const isAsked = ({ length }: string): boolean => length >= leastCharacters && length <= maxLength.question;

export const percentOf = ({ similarity }: Similar): number => Math.floor(similarity * 100);

/** Below this share two questions of one pattern ("Which number comes next …") are alike. Those are folded: a list of them would push the options out of sight. */
const leastNear = 0.7;

const isNear = ({ similarity, isSameText }: Similar): boolean => isSameText === true || similarity >= leastNear;

function SimilarList({ of }: { of: readonly Similar[] }) {
  const { similar: copy } = useBankCopy();
  return (
    <ul className="flex flex-col gap-2">
      {of.map((each) => (
        <li key={each.id}>
          <span className="wrap-anywhere line-clamp-2">
            <Prose text={each.description} />
          </span>
          <span className="flex flex-wrap gap-x-3">
            <SimilarLink id={each.id} />
            <span>{copy.share(percentOf(each))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Questions of the bank that are nearly the same as the typed one. A failed request is no error: nothing depends on it. */
export function SimilarNote({ description, options, exceptId }: Props) {
  const { similar: copy } = useBankCopy();
  const typed = { description: description.trim(), options: options.filter((option) => option.trim() !== '') };
  // A text for a value: each drawing makes a new list of options.
  const asked = useSettled(JSON.stringify(typed), pauseMs);
  const question = JSON.parse(asked) as typeof typed;
  const { data = [] } = useQuery<Similar[], ApiError>({
    queryKey: ['findSimilar', asked, exceptId],
    queryFn: async () => {
      const [found = []] = await call('findSimilar', { body: { questions: [question], ...(exceptId !== undefined && { exceptId }) } });
      return found;
    },
    enabled: isAsked(question.description),
    placeholderData: keepPreviousData,
  });
  const found = isAsked(typed.description) ? data : [];
  const [near, far] = [found.filter(isNear), found.filter((each) => !isNear(each))];
  return (
    <div role="status" className="empty:hidden">
      {found.length > 0 && (
        <section aria-label={copy.title} className="flex flex-col gap-2 rounded-control border border-line bg-warn-soft px-3 py-2 text-sm">
          {near.length > 0 && (
            <>
              <p className="font-semibold text-warn">{copy.title}</p>
              <SimilarList of={near} />
              <p>{exceptId === undefined ? copy.hint : copy.editHint}</p>
            </>
          )}
          {far.length > 0 && (
            <details>
              <summary className="cursor-pointer">{copy.lessAlike(far.length)}</summary>
              <SimilarList of={far} />
            </details>
          )}
        </section>
      )}
    </div>
  );
}
