import { Choice } from '../../../../ui/controls/Choice';
import { useBankCopy } from '../../../words/use-bank-copy';
import type { Twice } from './use-twice';

interface Props {
  twice: Twice;
  /** Where a refusal names it. */
  at: (path: string) => object;
}

/** The tick without which a file is not sent that has questions twice, with different answers; nothing for any other file. */
export function TwiceTick({ twice: { pairs, isTicked, tick }, at }: Props) {
  const { shaping } = useBankCopy();
  if (pairs === 0) return null;
  return (
    <Choice checked={isTicked} onChange={({ target }) => tick(target.checked)} {...at('twice')}>
      {shaping.twiceMeant(pairs)}
    </Choice>
  );
}
