import { Button } from '../../../src/ui/controls/Button';
import { Labelled, Select, TextArea, TextField } from '../../../src/ui/controls/Field';
import { KindAnswer } from '../../../src/ui/kinds/KindAnswer';
import { NumberField } from '../../../src/ui/kinds/NumberField';
import { As, Part } from './Part';
import { useWords } from './words';

const nothing = () => undefined;

/** Fields. */
export function Typing() {
  const words = useWords();
  return (
    <>
      <Part name="TextField">
        <TextField label={words.label} hint={words.hint} />
        <TextField label={words.label} defaultValue={words.value} aria-required />
        <As state="focus-visible">
          <TextField label={words.focus} defaultValue={words.value} />
        </As>
        <TextField label={words.label} hint={words.hint} fault={words.fault} />
        <TextField label={words.disabled} defaultValue={words.value} disabled />
        <TextField label={words.label} prefix="+91" suffix={<Button variant="quiet">{words.usual}</Button>} />
      </Part>
      <Part name="TextArea">
        <TextArea label={words.label} defaultValue={words.long} />
        <TextArea label={words.label} fault={words.fault} />
        <TextArea label={words.disabled} defaultValue={words.long} disabled />
      </Part>
      <Part name="Select">
        <Select label={words.label} hint={words.hint}>
          <option>{words.value}</option>
        </Select>
        <Select label={words.label} fault={words.fault} />
        <Select label={words.disabled} disabled>
          <option>{words.value}</option>
        </Select>
      </Part>
      <Part name="Labelled">
        <Labelled label={words.label} hint={words.hint} required>
          {(ids) => <input type="range" {...ids} />}
        </Labelled>
      </Part>
      <Part name="NumberField, KindAnswer">
        <NumberField value="-2.5" onType={nothing} />
        <fieldset disabled>
          <NumberField value="-" onType={nothing} />
        </fieldset>
        <KindAnswer kind="multiple" scheme={{ name: 'jee-advanced', each: '1', wrong: '2' }} value="" onType={nothing} />
      </Part>
    </>
  );
}
