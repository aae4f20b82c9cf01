import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useCopy } from '../../copy/use-copy';
import { useIdentityCopy } from '../../copy/use-identity-copy';
import { Banner } from '../../ui/controls/Banner';
import { Card } from '../../ui/controls/Card';
import { Link } from '../../ui/link/Link';
import type { Door } from '../keeper/admission';
import type { Entrance } from './use-entrance';

type Heard = Pick<Entrance, 'fault' | 'isOfForm' | 'told'>;

/** What came of the last try: above the button of the form that made it, in sight with a keyboard up; of all others at the top. */
export const Outcome = ({ entrance: { fault, told } }: { entrance: Omit<Heard, 'isOfForm'> }) => (
  <>
    {fault !== null && <Banner tone="error">{fault}</Banner>}
    {told !== null && <Banner tone="success">{told}</Banner>}
  </>
);

interface Props {
  door: Door;
  /** At the learners' door: a registration, not a login. */
  isNew?: boolean;
  entrance: Heard;
  children: ReactNode;
}

/** The frame of both login screens. The link to the other login keeps the visitor's destination. */
export function LoginFrame({ door, isNew = false, entrance, children }: Props) {
  const [copy, identity] = [useCopy(), useIdentityCopy()];
  // A destination, or that the answer of the landing page is on its way.
  const { state } = useLocation();
  const users = isNew ? { title: identity.register, lead: identity.registerLead } : { title: copy.userLogin, lead: identity.userLoginLead };
  const { title, lead } = door === 'admin' ? { title: copy.adminLogin, lead: identity.adminLoginLead } : users;
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-5 px-4 py-8">
      <header className="flex flex-col gap-1 text-center">
        <h1>{title}</h1>
        <p className="text-ink-soft">{lead}</p>
      </header>
      <Card className="flex flex-col gap-5 sm:p-6">
        {state?.isAnswerKept && <Banner tone="info">{identity.answerKept}</Banner>}
        {!entrance.isOfForm && <Outcome entrance={entrance} />}
        {children}
      </Card>
      <Link
        to={door === 'admin' ? '/user/login' : '/admin/login'}
        state={state}
        className="inline-flex min-h-11 items-center self-center text-brand-ink underline-offset-4 hover:underline"
      >
        {door === 'admin' ? copy.userLogin : copy.adminLogin}
      </Link>
    </div>
  );
}
