import { useEffect } from 'react';
import { beforeLogout } from '../../ui/before-logout';
import { AskFirst } from './AskFirst';

function Asking({ ask }: { ask: typeof beforeLogout.ask }) {
  useEffect(() => {
    const before = beforeLogout.ask;
    beforeLogout.ask = ask;
    return () => {
      beforeLogout.ask = before;
    };
  }, [ask]);
  return null;
}

/** Makes the logout of an admin's menu ask, on every page: a form in another tab may hold what is not saved. */
export const AskAtMenu = () => <AskFirst>{(ask) => <Asking ask={ask} />}</AskFirst>;
