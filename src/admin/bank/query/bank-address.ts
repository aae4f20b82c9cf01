import { questionOrders } from '../../../../contract/calls/page';
import { type QuestionKind, questionKinds } from '../../../../contract/kinds/kind';
import { pageIn, wholeIn } from '../../kit/paths/use-filters';

export type ListOrder = (typeof questionOrders)[number];

/** In use, retired, or in use without an explanation. */
const shownQuestions = ['active', 'retired', 'unexplained'] as const;
export type ShownQuestions = (typeof shownQuestions)[number];

/** The list's filters, order and page; texts as typed. */
export interface QuestionFilters {
  search: string;
  category: number | null;
  difficulty: string;
  language: string;
  /** null: every kind. */
  kind: QuestionKind | null;
  state: ShownQuestions;
  /** Questions of one upload; null: of all. */
  upload: number | null;
  sort: ListOrder;
  page: number;
}

export const everything: QuestionFilters = {
  search: '',
  category: null,
  difficulty: '',
  language: '',
  kind: null,
  state: 'active',
  upload: null,
  sort: '-id',
  page: 1,
};

/** What is open in place of the list: the form of a new question, a question by its id, or nothing. */
export type OpenQuestion = 'new' | number | null;

/** Reads the filters of an address; what it does not have, or what is no value of it, is the default. */
export function filtersIn(params: URLSearchParams): QuestionFilters {
  const order = params.get('sort');
  return {
    search: params.get('search') ?? '',
    category: wholeIn(params.get('category')),
    difficulty: params.get('difficulty') ?? '',
    language: params.get('language') ?? '',
    kind: questionKinds.find((known) => known === params.get('kind')) ?? null,
    state: shownQuestions.find((known) => known === params.get('state')) ?? everything.state,
    upload: wholeIn(params.get('upload')),
    sort: questionOrders.find((known) => known === order) ?? everything.sort,
    page: pageIn(params),
  };
}

export function openedIn(params: URLSearchParams): OpenQuestion {
  const question = params.get('question');
  return question === 'new' ? 'new' : wholeIn(question);
}

/** The query of an address, with a leading `?` unless it is empty; defaults are left out. */
export function addressWith(filters: QuestionFilters, opened: OpenQuestion): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(everything) as (keyof QuestionFilters)[])
    if (filters[key] !== everything[key]) params.set(key, String(filters[key]));
  if (opened !== null) params.set('question', String(opened));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether the list may leave questions out. */
export const isNarrowed = ({ sort: _, page: __, ...filters }: QuestionFilters): boolean =>
  (Object.keys(filters) as (keyof typeof filters)[]).some((key) => filters[key] !== everything[key]);
