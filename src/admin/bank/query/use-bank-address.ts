import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { addressWith, filtersIn, type OpenQuestion, openedIn, type QuestionFilters } from './bank-address';

/** The list and what is open, as the address of the page has them: the browser's own buttons and a shared link bring them back. */
export function useBankAddress() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = useMemo(() => filtersIn(params), [params]);
  const opened = openedIn(params);
  const to = (filters: QuestionFilters, next: OpenQuestion) => pathname + addressWith(filters, next);
  return {
    wanted,
    opened,
    /** The address of a question, or of the list, with the filters of now. */
    addressOf: (next: OpenQuestion) => to(wanted, next),
    open: (next: OpenQuestion) => void navigate(to(wanted, next)),
    /** Lists something else. `replace`: without an entry in the browser's history of its own. */
    list: (filters: QuestionFilters, replace = false) => void navigate(to(filters, opened), { replace }),
  };
}
