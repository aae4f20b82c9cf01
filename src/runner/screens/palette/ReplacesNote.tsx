import { useEffect, useState } from 'react';
import { useChanceCopy } from '../../../copy/use-chance-copy';
import { whileHere } from '../../../ui/while-here';
import type { Attempt } from '../../attempt/attempt';
import { device } from '../../device/db';
import { listedChance } from '../../device/shelf';

/** In the confirmation of a further hand-in: where the last one counts, that the marks of an earlier one do not. */
export function ReplacesNote({ attempt: { uid, assessmentId, chance } }: { attempt: Attempt }) {
  const copy = useChanceCopy();
  const [replaces, setReplaces] = useState(false);
  useEffect(
    () =>
      whileHere(listedChance(device, uid, assessmentId), (listed) => setReplaces(listed?.number === chance && listed?.counts === 'last')),
    [uid, assessmentId, chance],
  );
  return replaces && <p className="font-semibold">{copy.replaces}</p>;
}
