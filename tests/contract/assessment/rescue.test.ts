import { describe, expect, it } from 'vitest';
import { isWhole, type Rescue, readRescue } from '../../../contract/assessment/rescue';
import { checksumOf, rescueKind } from '../../../contract/assessment/rescue-checksum';

const contents: Omit<Rescue, 'checksum'> = {
  kind: rescueKind,
  version: 1,
  origin: 'https://portal.test',
  uid: 'asha',
  person: { name: 'Asha', email: '' },
  assessment: { id: 7, name: 'Mock' },
  finished: true,
  startedAt: '2026-03-01T09:00:00.000Z',
  handedInAt: null,
  savedAt: '2026-03-01T09:31:00.000Z',
  body: '{"प्रश्न":1}',
};
const rescue: Rescue = { ...contents, checksum: checksumOf(contents) };
const read = (change: object) => readRescue(JSON.stringify({ ...rescue, ...change }));

describe('a rescue file', () => {
  it('is read as it was written', () => expect(read({})).toEqual({ rescue }));

  it.each([
    ['unreadable', () => readRescue('{')],
    ['foreign', () => readRescue('{"hello":1}')],
    ['foreign', () => read({ kind: 'another file' })],
    ['other-version', () => read({ version: 2 })],
    ['damaged', () => read({ uid: 7 })],
    ['damaged', () => read({ checksum: '00000000' })],
  ])('is %s', (fault, reads) => expect(reads()).toEqual({ fault }));

  it.each([
    ['uid', { uid: 'ravi' }],
    ['assessment', { assessment: { id: 8, name: 'Mock' } }],
    ['end', { finished: false }],
    ['start', { startedAt: null }],
    ['hand-in', { handedInAt: '2026-03-01T09:30:00.000Z' }],
    ['time of saving', { savedAt: '2026-03-01T09:31:01.000Z' }],
    ['body', { body: '{"प्रश्न":2}' }],
  ])('with a changed %s is damaged', (_, change) => expect(isWhole({ ...rescue, ...change })).toBe(false));

  it('may have its names changed, because only people read them', () => {
    expect(isWhole({ ...rescue, person: { name: 'A', email: 'a@x' }, assessment: { id: 7, name: 'Other' } })).toBe(true);
  });

  it('carries the checksum of ISO 3309, eight digits long', () => {
    // The checksum that zlib computes for this JSON in UTF-8.
    expect(rescue.checksum).toBe('997214bd');
  });
});
