import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

interface Props extends LinkProps {
  to: string;
  /** Only the path itself is the current page, no path below it. */
  end?: boolean;
}

/** An entry of a navigation; tells which one is the current page. */
export function NavLink({ end = false, ...link }: Props) {
  const here = useLocation().pathname.toLowerCase();
  const isHere = here === link.to || (!end && here.startsWith(`${link.to}/`));
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />;
}
