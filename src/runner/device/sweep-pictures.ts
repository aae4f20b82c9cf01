import { pictureHashesOf } from '../../../contract/assessment/paper-pictures';
import { picturesIn } from '../../../contract/question/picture';
import type { Device } from './db';
import { isValidPaper } from './row-schemas';

/** Deletes every picture that no stored paper and no stored result shows. */
export async function sweepPictures(db: Device): Promise<void> {
  await db.transaction('rw', [db.pictures, db.papers, db.results], async () => {
    // Most devices have no pictures and need not read their papers.
    if ((await db.pictures.count()) === 0) return;
    const papers = (await db.papers.toArray()).filter(isValidPaper).flatMap(pictureHashesOf);
    const results = (await db.results.toArray()).flatMap(({ questions, passages }) => picturesIn(questions, passages));
    await db.pictures
      .where('hash')
      .noneOf([...papers, ...results.map(({ hash }) => hash)])
      .delete();
  });
}
