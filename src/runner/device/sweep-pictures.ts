import { questionsOf } from '../../../contract/assessment/assessment';
import { picturesIn } from '../../../contract/question/picture';
import type { Device } from './db';
import { isValidPaper } from './row-schemas';

/** Frees every picture that no paper and no result on this device shows. */
export async function sweepPictures(db: Device): Promise<void> {
  await db.transaction('rw', [db.pictures, db.papers, db.results], async () => {
    // Most devices have none, and need not read their papers for that.
    if ((await db.pictures.count()) === 0) return;
    const papers = (await db.papers.toArray()).filter(isValidPaper).flatMap(questionsOf);
    const results = (await db.results.toArray()).flatMap((result) => result.questions);
    const shown = new Set(picturesIn([...papers, ...results]).map(({ hash }) => hash));
    await db.pictures
      .where('hash')
      .noneOf([...shown])
      .delete();
  });
}
