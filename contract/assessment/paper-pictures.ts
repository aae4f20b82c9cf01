import { picturesIn } from '../question/picture';
import { type Paper, questionsOf } from './assessment';

/** Returns the hashes of the pictures that a device needs for a paper, each once: of a sealed paper, the hashes of the ciphertexts. */
export const pictureHashesOf = (paper: Paper): string[] =>
  paper.sealed?.pictures ?? [...new Set(picturesIn(questionsOf(paper), paper.passages).map(({ hash }) => hash))];
