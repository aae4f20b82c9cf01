import { describe, expect, it } from 'vitest';
import { type Paper, questionsOf, type Result } from '../../../../contract/assessment/assessment';
import { Device } from '../../../../src/runner/device/db';
import { hasDigest } from '../../../../src/runner/device/digest';
import { keepPicture, pictureOn, pictureSizes } from '../../../../src/runner/device/pictures';
import { keepPaper, keepResult, removePaper } from '../../../../src/runner/device/shelf';
import { recoverStorage } from '../../../../src/runner/device/storage-recovery';
import { sweepPictures } from '../../../../src/runner/device/sweep-pictures';
import { sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';

let devices = 0;
const freshDevice = () => new Device(`pictured-${++devices}`);
const shows = (hash: string) => ({ hash, width: 4, height: 3, alt: `A drawing of ${hash}` });

/** A paper of two questions: the first shows the picture `asked`, the first option of the second the picture `chosen`. */
function pictured(id: number, asked: string, chosen: string): Paper {
  const plain = paper({ id, questions: 2 });
  const [first, second] = questionsOf(plain);
  if (first === undefined || second === undefined) throw new Error('A paper of two questions has fewer');
  const options = second.options.map((option, at) => (at === 0 ? { ...option, picture: shows(chosen) } : option));
  const questions = [
    { ...first, picture: shows(asked) },
    { ...second, options },
  ];
  return { ...plain, subjects: [{ subjectName: 'Figures', questions }] };
}

/** A result whose only picture is in an explanation. */
const explained = (assessmentId: number, hash: string): Result => ({
  ...{ score: 1, totalMarks: 4, totalQuestions: 1, correctAnswers: 1, wrongAnswers: 0, unattempted: 0, timeTaken: 1 },
  ...{ assessmentId, assessmentTitle: null, durationInMinutes: null, submittedAt: '2026-01-01T00:00:00.000Z' },
  questions: [
    {
      questionId: 1,
      questionText: 'Why?',
      options: [],
      selectedOptionId: null,
      correctOptionId: 1,
      explanation: '',
      explanationPicture: shows(hash),
    },
  ],
});

async function holds(db: Device, ...hashes: string[]): Promise<void> {
  for (const hash of hashes) await keepPicture(db, hash, new ArrayBuffer(hash.length));
}
const here = async (db: Device): Promise<string[]> => [...(await pictureSizes(db)).keys()].sort();

describe('pictures on a device', () => {
  it('are listed with their sizes, and read by their names', async () => {
    const db = freshDevice();
    await holds(db, 'lamp', 'circuit');
    expect(await pictureSizes(db)).toEqual(new Map(Object.entries({ circuit: 7, lamp: 4 })));
    expect((await pictureOn(db, 'lamp'))?.byteLength).toBe(4);
    expect(await pictureOn(db, 'nothing')).toBeNull();
  });

  it('are checked against their hashes, as cached papers are', async () => {
    const bytes = new TextEncoder().encode('lamp').buffer;
    const name = 'yY6F8kkALwMGjiph4aHfXA2wNdbN9B0A_2BW7WMGCUc';
    expect([await hasDigest(name, bytes), await hasDigest(name, new ArrayBuffer(4))]).toEqual([true, false]);
  });

  it('are shared by the rows that show them, and deleted with the last of these rows', async () => {
    const db = freshDevice();
    await keepPaper(db, 'asha', pictured(7, 'shared', 'seven'));
    await keepPaper(db, 'ravi', pictured(8, 'shared', 'eight'));
    await keepResult(db, 'asha', explained(9, 'why'));
    await holds(db, 'shared', 'seven', 'eight', 'why', 'orphan');
    await sweepPictures(db);
    expect(await here(db)).toEqual(['eight', 'seven', 'shared', 'why']);
    await removePaper(db, 'asha', 7);
    await sweepPictures(db);
    expect(await here(db)).toEqual(['eight', 'shared', 'why']);
    await removePaper(db, 'ravi', 8);
    await db.results.clear();
    await sweepPictures(db);
    expect(await here(db)).toEqual([]);
  });

  it('are cleaned up although a paper is damaged', async () => {
    const db = freshDevice();
    await keepPaper(db, 'asha', pictured(7, 'asked', 'chosen'));
    await db.papers.put({ uid: 'asha', id: 8 } as never);
    await holds(db, 'asked', 'chosen', 'orphan');
    await sweepPictures(db);
    expect(await here(db)).toEqual(['asked', 'chosen']);
  });

  it('are deleted to make room on a full device, except those of the exam under way [trap 40]', async () => {
    const { db } = (await sits(pictured(7, 'asked', 'chosen'))).phone;
    await keepPaper(db, 'asha', pictured(8, 'asked', 'other'));
    await keepResult(db, 'asha', explained(9, 'why'));
    await holds(db, 'asked', 'chosen', 'other', 'why');
    await recoverStorage(db, 'full', ['asha', 7]);
    expect(await here(db)).toEqual(['asked', 'chosen']);
    expect((await db.papers.toArray()).map(({ id }) => id)).toEqual([7]);
  });

  it('are kept for the attempt in hand, which the full disk has not got yet or has as handed in [trap 40]', async () => {
    for (const status of [null, 'handed-in'] as const) {
      const { db } = (await sits(pictured(7, 'asked', 'chosen'))).phone;
      if (status === null) await db.attempts.clear();
      else await db.attempts.update(['asha', 7], { status });
      await holds(db, 'asked', 'chosen', 'other');
      await keepPaper(db, 'ravi', pictured(7, 'other', 'other'));
      await recoverStorage(db, 'full', ['asha', 7]);
      expect((await db.papers.toArray()).map(({ uid, id }) => [uid, id])).toEqual([['asha', 7]]);
      expect(await here(db)).toEqual(['asked', 'chosen']);
    }
  });
});
