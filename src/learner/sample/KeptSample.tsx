import { type ReactNode, useEffect, useState } from 'react';
import { optionLetters } from '../../../contract/fields/limits';
import { useSampleCopy } from '../../copy/use-sample-copy';
import { device } from '../../runner/device/db';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { Sign } from '../../ui/controls/Sign';
import { whileHere } from '../../ui/while-here';
import { dropSample, rightAt, sampleOf } from './kept-sample';

interface Props {
  uid: string;
  /** Stands in its place before. */
  children: ReactNode;
}

/** The answer that a learner gave on the landing page before the sign-in, with its solution; until the learner has read it. */
export function KeptSample({ uid, children }: Props) {
  const copy = useSampleCopy();
  const [place, setPlace] = useState<number | null>();
  // A device that cannot be read shows its dashboard without it.
  useEffect(
    () =>
      whileHere(
        sampleOf(device, uid, Date.now()).catch(() => null),
        setPlace,
      ),
    [uid],
  );
  if (place === null) return null;
  if (place === undefined) return children;
  const isRight = place === rightAt;
  const option = (at: number) => `${optionLetters[at]}. ${copy.options[at]}`;
  return (
    <Card aria-label={copy.kept} className="flex flex-col gap-2">
      <h2>{copy.kept}</h2>
      <p>{copy.question}</p>
      <p className={`font-semibold ${isRight ? 'text-good' : ''}`}>
        <span className={isRight ? '' : 'text-bad'}>
          <Sign of={isRight ? 'check' : 'cross'} />
        </span>{' '}
        {copy.yours(option(place))}
      </p>
      {!isRight && (
        <p className="font-semibold text-good">
          <Sign of="check" /> {copy.rightOne(option(rightAt))}
        </p>
      )}
      <p>{copy.solution}</p>
      {/* The card above leads to a whole test. */}
      <Button
        variant="quiet"
        className="self-start"
        onClick={() => {
          setPlace(null);
          dropSample(device).catch(() => undefined /* It is dropped after a week. */);
        }}
      >
        {copy.close}
      </Button>
    </Card>
  );
}
