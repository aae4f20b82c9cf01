import { Link } from '../../../ui/link/Link';
import { useMay } from '../../kit/rights/use-may';

interface Props {
  /** The id of the group, `none`, or `all`. */
  of: string | number;
  name: string;
}

/** The name of a group, which leads to its people; that of all learners leads nowhere. */
export function GroupName({ of, name }: Props) {
  const may = useMay();
  if (of === 'all' || !may('getPeople')) return name;
  return (
    <Link to={`/admin/people?group=${of}`} className="text-brand-ink underline underline-offset-2 print:no-underline">
      {name}
    </Link>
  );
}
