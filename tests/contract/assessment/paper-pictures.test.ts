import { expect, it } from 'vitest';
import { pictureHashesOf } from '../../../contract/assessment/paper-pictures';
import { paper } from '../../kit/paper';

const picture = (hash: string) => ({ hash, width: 1, height: 1, alt: hash });
const question = (id: number, hash: string) => ({
  id,
  description: '?',
  picture: picture(hash),
  options: [{ id: 1, text: '', picture: picture('shared') }],
});
const whole = {
  ...paper(),
  passages: [{ id: 1, text: 'A passage', picture: picture('map') }],
  subjects: [{ subjectName: 'All', questions: [question(1, 'lamp'), question(2, 'coil')] }],
};

it('a device needs each picture of questions, options and passages once; of a sealed paper, the ciphertexts', () => {
  expect(pictureHashesOf(whole)).toEqual(['lamp', 'shared', 'coil', 'map']);
  const sealed = { paper: '', pictures: ['a', 'b'], byCode: { salt: '', iterations: 1, key: '' }, spreadMs: 0 };
  expect(pictureHashesOf({ ...whole, sealed })).toEqual(['a', 'b']);
  expect(pictureHashesOf(paper())).toEqual([]);
});
