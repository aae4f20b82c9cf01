import { useEffect, useRef, useState } from 'react';
import { type Paper, questionsOf } from '../../../../contract/assessment/assessment';
import { picturesIn } from '../../../../contract/question/picture';
import { fetchPatiently } from '../../bank/export/fetch-pictures';
import { hashOf, urlSafe } from '../../bank/upload/worker/read/hash-of';
import { call } from '../../kit/calls/call';
import { logFailure } from '../../kit/calls/log-failure';

/** Parallel downloads, as on a learner's page. */
const atOnce = 4;

interface PictureCheck {
  /** The number of different pictures in the paper. */
  all: number;
  /** The pictures that do not load, and the numbers of the questions that show them. */
  broken: number;
  inQuestions: number[];
}

/** Whether the server has a picture with the right bytes. Without SHA-256 in this browser, its arrival is enough. */
async function isWhole(hash: string, goesOn: () => boolean): Promise<boolean> {
  try {
    const { hash: own } = await hashOf(new Uint8Array(await fetchPatiently(hash, goesOn)));
    return own === undefined || urlSafe(own) === hash;
  } catch {
    return false;
  }
}

/** Loads every picture of a paper once. `onDone` gets the number of checked pictures and of all. Null if `goesOn` ended it. */
async function checkPictures(
  paper: Paper,
  onDone: (done: number, all: number) => void,
  goesOn: () => boolean,
): Promise<PictureCheck | null> {
  const questions = questionsOf(paper);
  const hashes = [...new Set(picturesIn(questions, paper.passages).map(({ hash }) => hash))];
  const broken = new Set<string>();
  const waiting = hashes.values();
  let done = 0;
  async function checkNext(): Promise<void> {
    for (const hash of waiting) {
      if (!goesOn()) return;
      if (!(await isWhole(hash, goesOn))) broken.add(hash);
      done += 1;
      onDone(done, hashes.length);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, checkNext));
  if (!goesOn()) return null;
  const inQuestions = questions.flatMap((question, at) => {
    const passages = paper.passages?.filter(({ id }) => id === question.passage?.id);
    return picturesIn([question], passages).some(({ hash }) => broken.has(hash)) ? [at + 1] : [];
  });
  return { all: hashes.length, broken: broken.size, inQuestions };
}

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
      logFailure('getPaper', error);
      setState({ is: 'failed' });
    }
  }

  return { state, check };
}
