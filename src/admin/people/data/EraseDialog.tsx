import { useId, useState } from 'react';
import { nameKey } from '../../../../contract/fields/fold';
import type { ErasedReceipt } from '../../../../contract/people/person-data';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/controls/Field';
import { Reach } from '../../../ui/controls/Reach';
import { ReadDialog } from '../../kit/dialog/ReadDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';
import { StartedTests } from './StartedTests';
import { handInsOf, whoIs } from './who-is';

interface Props {
  person: PersonEntry;
  called: string;
  onErased: (receipt: ErasedReceipt) => void;
  onClose: () => void;
}

/** Asks for the person's name before an erasure, and says what it means. */
export function EraseDialog({ person, called, onErased, onClose }: Props) {
  const copy = usePeopleCopy();
  const { personData: words } = copy;
  const form = useId();
  const [typed, setTyped] = useState('');
  const {
    send,
    sending: { refusal, isSending },
  } = useSending('erasePerson', words.notErased);
  const isSure = nameKey(typed) === nameKey(called);

  async function erase() {
    const receipt = await send({ params: { uid: person.uid } });
    if (receipt !== null) onErased(receipt);
  }

  return (
    <ReadDialog
      title={words.eraseAsk(called)}
      onClose={onClose}
      no={words.keep}
      actions={
        <Button variant="danger" type="submit" form={form} disabled={!isSure || isSending}>
          {isSending ? words.erasing : words.confirm}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSure) void erase();
        }}
      >
        <Reach
          whom={whoIs(person, copy)}
          // Behind the erasure all lists are asked for anew: the tests of who is gone would be refused.
          many={[handInsOf(person, copy), !isSending && <StartedTests key="started" uid={person.uid} />]}
          when={words.eraseWhen}
        />
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {words.effects.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <TextField
          label={words.typeName(called)}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <RefusalNote refusal={refusal} />
      </form>
    </ReadDialog>
  );
}
