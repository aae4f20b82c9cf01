import { useCallback, useEffect, useState } from 'react';
import { whileHere } from '../../ui/while-here';
import { isDueTold, type NewsState, newsState, turnDue, turnNewsOff, turnNewsOn } from './device-news';
import { newsHere } from './news-here';

/** `busy`: the browser or the server has not answered yet. · `failed`: one of them refused, and nothing changed. */
export interface NewsSwitch {
  /** null until it is known. */
  state: NewsState | null;
  step: 'idle' | 'busy' | 'failed';
  turn: (isOn: boolean) => void;
  /** Whether the person is told what is due, where news are on. */
  isDueOn: boolean;
  turnDue: (isOn: boolean) => void;
}

/** News of this person on this device, and the switch for them. */
export function useNews(uid: string): NewsSwitch {
  const [state, setState] = useState<NewsState | null>(null);
  const [isDueOn, setDueOn] = useState(false);
  const [step, setStep] = useState<NewsSwitch['step']>('idle');
  useEffect(
    () =>
      whileHere(
        newsState(newsHere(uid), uid).catch((): NewsState => 'off'),
        setState,
      ),
    [uid],
  );
  useEffect(() => whileHere(isDueTold(newsHere(uid), uid), setDueOn), [uid]);
  const turn = useCallback(
    (isOn: boolean) => {
      setStep('busy');
      (isOn ? turnNewsOn : turnNewsOff)(newsHere(uid), uid).then(
        (next) => {
          setState(next);
          // It is off by default, also where news are switched on again.
          setDueOn(false);
          setStep('idle');
        },
        () => setStep('failed'),
      );
    },
    [uid],
  );
  const switchDue = useCallback(
    (isOn: boolean) => {
      setStep('busy');
      turnDue(newsHere(uid), uid, isOn).then(
        () => {
          setDueOn(isOn);
          setStep('idle');
        },
        () => setStep('failed'),
      );
    },
    [uid],
  );
  return { state, step, turn, isDueOn, turnDue: switchDue };
}
