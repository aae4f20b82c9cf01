import { useCopy } from '../../copy/use-copy';
import { DialogButton } from '../controls/DialogButton';
import { onDemand } from '../on-demand';

const DisplayDialog = onDemand(async () => (await import('./DisplayDialog')).DisplayDialog);

/** Opens text size and contrast. A sign beside the language button, a word in a menu. */
export function DisplayButton({ isWord = false }: { isWord?: boolean }) {
  const { display, displaySign } = useCopy();
  const name = isWord
    ? { children: display }
    : { children: <span aria-hidden="true">{displaySign}</span>, 'aria-label': display, title: display };
  return <DialogButton {...name} dialog={(opening) => <DisplayDialog {...opening} />} />;
}
