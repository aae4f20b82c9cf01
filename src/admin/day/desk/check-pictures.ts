import { type Paper, questionsOf } from '../../../../contract/assessment/assessment';
import { picturesIn } from '../../../../contract/question/picture';
import { fetchPatiently } from '../../bank/export/fetch-pictures';
import { hashOf, urlSafe } from '../../bank/upload/worker/read/hash-of';

/** Parallel downloads, as on a learner's page. */
const atOnce = 4;

export interface PictureCheck {
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
export async function checkPictures(
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
