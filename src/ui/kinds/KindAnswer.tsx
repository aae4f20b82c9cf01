import type { ComponentType } from 'react';
import type { MultipleScheme } from '../../../contract/exam/scheme';
import type { QuestionKind } from '../../../contract/kinds/kind';
import { useLanguage } from '../../copy/language';
import { useKindsCopy } from '../../copy/use-kinds-copy';
import { NumberField } from './NumberField';

/** How a question with several right options is marked, with what a right option earns and a wrong one costs, as texts. */
export interface SchemeOfQuestion {
  name: MultipleScheme;
  each: string;
  wrong: string;
}

export interface KindAnswerProps {
  kind: QuestionKind;
  /** How several right options are marked; absent outside a paper. */
  scheme?: SchemeOfQuestion | undefined;
  /** The number, as far as it is typed. */
  value: string;
  /** Whether a number can be typed without a step into its field. */
  hasKeys?: boolean;
  onType: (value: string) => void;
}

type Beside = Omit<KindAnswerProps, 'kind'>;

function SeveralRight({ scheme }: Beside) {
  const copy = useKindsCopy();
  const language = useLanguage();
  return (
    <p lang={language} dir="ltr" className="font-medium text-brand-ink text-sm">
      {copy.severalRight} {scheme && copy.schemes[scheme.name](scheme.each, scheme.wrong)}
    </p>
  );
}

const beside: Record<QuestionKind, ComponentType<Beside> | null> = {
  single: null,
  multiple: SeveralRight,
  numeric: ({ scheme: _, ...field }) => <NumberField {...field} />,
};

/** What a question of another kind has before its options: the word that several may be right, or the field of its number. */
export function KindAnswer({ kind, ...props }: KindAnswerProps) {
  const Beside = beside[kind];
  return Beside && <Beside {...props} />;
}
