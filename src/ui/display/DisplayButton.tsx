import { useCopy } from '../../copy/use-copy';
import { DialogButton, dialogOnDemand } from '../controls/DialogButton';

const DisplayDialog = dialogOnDemand(async () => (await import('./DisplayDialog')).DisplayDialog);

/** To the size of the text and to the contrast. Beside the language it is a sign, in a menu a word. */
export function DisplayButton({ isWord = false }: { isWord?: boolean }) {
  const { display, displaySign } = useCopy();
  const name = isWord
    ? { children: display }
    : { children: <span aria-hidden="true">{displaySign}</span>, 'aria-label': display, title: display };
  return <DialogButton {...name} dialog={(opening) => <DisplayDialog {...opening} />} />;
}
