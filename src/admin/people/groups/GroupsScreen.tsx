import * as v from 'valibot';
import { ButtonLink } from '../../../ui/controls/Button';
import { Card, EmptyState, Page } from '../../../ui/controls/Card';
import { TextField } from '../../../ui/controls/Field';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import { useDraft } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';
import { GroupTable } from './GroupTable';

/** The form for a new group. */
function AddGroup() {
  const { groups } = usePeopleCopy();
  const draft = useDraft('group', v.string(), () => '');
  const { form: name, setForm: setName } = draft;
  const { submit, at, reply, sending } = useSending('createGroup', groups.notAdded, { args: { body: { name } } });

  async function add() {
    if ((await submit()) !== null) draft.reset('');
  }

  return (
    <Card aria-label={groups.add} className="max-w-3xl">
      <h2 className="mb-3">{groups.add}</h2>
      <Form label={groups.add} onSubmit={add}>
        <DraftBanner draft={draft} />
        <TextField
          label={groups.name}
          hint={groups.nameHint}
          aria-required
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...at('name')}
        />
        <FormFoot sending={sending} label={groups.addNow} success={reply && groups.added(reply.name)} />
      </Form>
    </Card>
  );
}

/** Groups of learners: who is in them, who is expected, and what is for them (ADR 38). */
export function GroupsScreen() {
  const { groups } = usePeopleCopy();
  return (
    <Page wide title={groups.title} lead={groups.lead} actions={<ButtonLink to="/admin/roster">{groups.uploadRoster}</ButtonLink>}>
      <Fetched query={useReply('getGroups')} failed={groups.failed}>
        {(all) => (all.length === 0 ? <EmptyState>{groups.none}</EmptyState> : <GroupTable groups={all} />)}
      </Fetched>
      <AddGroup />
    </Page>
  );
}
