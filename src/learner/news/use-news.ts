import { useCallback, useEffect, useState } from 'react';
import { type NewsState, newsState, turnNewsOff, turnNewsOn } from './device-news';
import { newsHere } from './news-here';

/** `busy`: the browser or the server has not answered yet. · `failed`: one of them refused, and nothing changed. */
export interface NewsSwitch {
  /** null until it is known. */
  state: NewsState | null;
  step: 'idle' | 'busy' | 'failed';
  turn: (isOn: boolean) => void;
}

/** News of this person on this device, and the switch for them. */
export function useNews(uid: string): NewsSwitch {
  const [state, setState] = useState<NewsState | null>(null);
  const [step, setStep] = useState<NewsSwitch['step']>('idle');
  useEffect(() => {
    let isGone = false;
    newsState(newsHere(uid), uid).then(
      (known) => isGone || setState(known),
      () => isGone || setState('off'),
    );
    return () => {
      isGone = true;
    };
  }, [uid]);
  const turn = useCallback(
    (isOn: boolean) => {
      setStep('busy');
      (isOn ? turnNewsOn : turnNewsOff)(newsHere(uid), uid).then(
        (next) => {
          setState(next);
          setStep('idle');
        },
        () => setStep('failed'),
      );
    },
    [uid],
  );
  return { state, step, turn };
}
