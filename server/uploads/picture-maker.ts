import { join } from 'node:path';
import type { ProblemCode } from '../../contract/calls/problem';
import { type PictureFault, pictureFault, pictureFaults } from '../../contract/question/picture-file';
import { Refusal } from '../replies/refusal';
import { workerProcess } from './worker-process';

/** A picture as it is kept. */
interface SmallPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** An uploaded picture → the same made small. `from`: the uid of its sender. Throws {@link Refusal} 400, 413, 415 or 503. */
export type MakePicture = (upload: { bytes: Uint8Array }, from: string) => Promise<SmallPicture>;

/** What the child answers. */
export type PictureOutcome = SmallPicture | { fault: PictureFault };

const codes: Record<PictureFault, ProblemCode> = {
  'not-a-picture': 'unsupported-type',
  'too-large': 'too-large',
  'too-many-pixels': 'too-large',
  'too-long': 'too-large',
  'takes-too-much': 'too-large',
  moves: 'invalid',
  unreadable: 'invalid',
};

function refusalFor(fault: PictureFault): Refusal {
  const why = pictureFaults[fault];
  return new Refusal(codes[fault], { code: 'file-not-taken', why }, { fields: { file: why } });
}

/** Makes pictures small. `builtDir` holds the child's code. */
export function pictureMaker(builtDir: string): MakePicture {
  const make = workerProcess<PictureOutcome>(join(builtDir, 'picture-process.js'), (outcome) => 'bytes' in outcome);
  return async ({ bytes }, from) => {
    const fault = pictureFault(bytes);
    if (fault !== null) throw refusalFor(fault);
    const outcome = await make(bytes, { fault: 'takes-too-much' }, from);
    if ('fault' in outcome) throw refusalFor(outcome.fault);
    return outcome;
  };
}
