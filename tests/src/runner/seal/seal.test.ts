import { describe, expect, it } from 'vitest';
import { isSealed } from '../../../../src/runner/device/sealed-paper';
import { keepPaper, paperOn } from '../../../../src/runner/device/shelf';
import { sweepPictures } from '../../../../src/runner/device/sweep-pictures';
import { keepOpened } from '../../../../src/runner/seal/keep-opened';
import { keyByCode } from '../../../../src/runner/seal/key-by-code';
import { openSeal } from '../../../../src/runner/seal/open-seal';
import { moreTimeKeyOf } from '../../../../src/runner/seal/time-code';
import { Phone } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { hashOf, sealedOf } from '../../../kit/seal';

const times = { opensAt: '2026-03-01T10:00:00.000Z', resultsAt: '2026-03-01T18:00:00.000Z' };

describe('a sealed paper', () => {
  it('opens by its key, with the times of the reply that brought it', async () => {
    const clear = paper();
    const sealed = sealedOf({ ...clear, closesAt: '2026-03-01T11:00:00.000Z' }, times);
    const { closesAt: _, ...reply } = { ...sealed.paper };
    const opened = await openSeal({ ...reply, sealed: sealed.paper.sealed }, sealed.key);
    expect(opened).toEqual({
      paper: { ...clear, ...times, takesEvidence: true, moreTimeKey: await moreTimeKeyOf(sealed.key) },
      pictures: {},
      sizes: {},
    });
  });

  it('is damaged under another key, and with any byte changed', async () => {
    const { paper: sealed, key } = sealedOf(paper(), times);
    expect(await openSeal(sealed, new Uint8Array(32))).toBe('damaged');
    const bytes = Buffer.from(sealed.sealed.paper, 'base64');
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    expect(await openSeal({ ...sealed, sealed: { ...sealed.sealed, paper: bytes.toString('base64') } }, key)).toBe('damaged');
    expect(await openSeal({ ...sealed, sealed: { ...sealed.sealed, paper: 'no base64!' } }, key)).toBe('damaged');
  });

  it('gives its key for the spoken code, and for no other', async () => {
    const { paper: sealed, key, code } = sealedOf(paper());
    expect(await keyByCode(sealed.sealed, code)).toEqual(key);
    expect(await keyByCode(sealed.sealed, 'ABCDEFGHJKLN')).toBe('wrong-code');
  });
});

describe('an opened paper', () => {
  it.each([
    ['filled up with zeros', 16],
    ['as long as they are, in a seal of an earlier server', null],
  ])('takes the place of the sealed row with its pictures, %s; the ciphertexts go with the next sweep', async (_, length) => {
    const { db } = new Phone();
    const drawing = new Uint8Array([1, 2, 3]);
    const missing = new Uint8Array([4, 5, 6]);
    const clear = paper();
    const [first] = clear.subjects[0]?.questions ?? [];
    if (first) first.picture = { hash: hashOf(drawing), width: 1, height: 1, alt: 'A drawing' };
    const { paper: sealed, key, ciphertexts } = sealedOf(clear, times, [drawing, missing], length);
    const [here] = [...ciphertexts];
    if (here === undefined) throw new Error('No ciphertext');
    await keepPaper(db, 'asha', sealed);
    await db.pictures.put({ hash: here[0], size: here[1].length, bytes: new Uint8Array(here[1]).buffer });
    await sweepPictures(db);
    expect(await db.pictures.count()).toBe(1);

    const opened = await openSeal(sealed, key);
    if (opened === 'damaged') throw new Error('It is damaged');
    await keepOpened(db, 'asha', opened, key, 'code');
    const stored = await paperOn(db, 'asha', clear.id);
    expect(isSealed(stored)).toBe(false);
    expect(stored).toMatchObject({ openedBy: 'code', subjects: clear.subjects });
    await sweepPictures(db);
    const rows = await db.pictures.toArray();
    expect(rows.map(({ hash, bytes }) => [hash, [...new Uint8Array(bytes)]])).toEqual([[hashOf(drawing), [1, 2, 3]]]);
  });

  it('keeps what opened it when the server sends the clear paper, and its questions when a sealed one comes during an attempt', async () => {
    const { db } = new Phone();
    const clear = { ...paper(), ...times };
    const sealed = sealedOf(paper(), { ...times, opensAt: '2026-03-01T12:00:00.000Z' }).paper;
    await db.papers.put({ ...clear, uid: 'asha', openedBy: 'key' });
    await keepPaper(db, 'asha', { ...clear, name: 'Renamed' });
    expect(await paperOn(db, 'asha', 7)).toMatchObject({ name: 'Renamed', openedBy: 'key' });

    await db.attempts.put({ uid: 'asha', assessmentId: 7 } as never);
    await keepPaper(db, 'asha', sealed);
    expect(isSealed(await paperOn(db, 'asha', 7))).toBe(false);
    await db.attempts.clear();
    await keepPaper(db, 'asha', sealed);
    expect(await paperOn(db, 'asha', 7)).toMatchObject({ opensAt: '2026-03-01T12:00:00.000Z', sealed: sealed.sealed });
  });
});
