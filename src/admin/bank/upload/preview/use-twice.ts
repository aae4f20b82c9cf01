import { useMemo, useState } from 'react';
import type { FormRefusal } from '../../../kit/calls/refusal';
import type { AdminWords } from '../../../words/use-admin-copy';
import { useBankCopy } from '../../../words/use-bank-copy';
import { contradicted } from './contradicted';
import type { Preview } from './use-preview';

/** The questions of a file that are there twice with different answers, and whether the admin has ticked that both are meant. */
export interface Twice {
  pairs: number;
  isTicked: boolean;
  tick: (isTicked: boolean) => void;
  /** Why the file is not sent; null: nothing of it is there twice, or it is ticked. */
  fault: ((copy: AdminWords) => FormRefusal) | null;
}

/** `done`: rows that were done before. Another file, or a row that is mended, takes the tick away. */
export function useTwice(preview: Preview, done: ReadonlySet<number>): Twice {
  const { shaping } = useBankCopy();
  const pairs = useMemo(
    () => (preview.is === 'read' ? contradicted(preview.rows.filter(({ at }) => !done.has(at))).pairs : []),
    [preview, done],
  );
  const these = pairs.join(' ');
  const [ticked, setTicked] = useState('');
  const isTicked = these !== '' && ticked === these;
  return {
    pairs: pairs.length,
    isTicked,
    tick: (isMeant) => setTicked(isMeant ? these : ''),
    fault:
      pairs.length === 0 || isTicked
        ? null
        : (copy) => ({ sentence: copy.uploadFailed, details: [shaping.twiceUnchecked], fields: ['twice'] }),
  };
}
