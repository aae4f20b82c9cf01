import { useEffect, useRef, useState } from 'react';
import { call } from '../../kit/calls/call';
import { report } from '../../kit/calls/report';
import { checkPictures, type PictureCheck } from './check-pictures';

type State = { is: 'unchecked' } | { is: 'failed' } | { is: 'checking'; done: number; all: number } | ({ is: 'checked' } & PictureCheck);

/** Checks the pictures of an assessment's paper when asked; `onWhole` is called if all load. Ends with the page. */
export function usePictureCheck(id: number, onWhole: () => void): { state: State; check: () => Promise<void> } {
  const [state, setState] = useState<State>({ is: 'unchecked' });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function check() {
    if (state.is === 'checking') return;
    setState({ is: 'checking', done: 0, all: 0 });
    try {
      const paper = await call('getPaper', { params: { id } });
      const found = await checkPictures(
        paper,
        (done, all) => setState({ is: 'checking', done, all }),
        () => !isGone.current,
      );
      if (found === null) return;
      setState({ is: 'checked', ...found });
      if (found.broken === 0) onWhole();
    } catch (error) {
      report('getPaper', error);
      setState({ is: 'failed' });
    }
  }

  return { state, check };
}
