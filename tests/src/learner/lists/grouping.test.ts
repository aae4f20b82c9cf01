import { expect, it } from 'vitest';
import { byExam, byMinutes, byNewness, bySubject } from '../../../../src/learner/lists/grouping';
import { available } from '../made';

const test = (id: number, ...subjects: string[]) =>
  available({ id, subjects: subjects.map((subjectName) => ({ subjectName, numberOfQuestions: 5 })) });
const shown = (groups: { name: string; rows: { id: number }[] }[]) => groups.map(({ name, rows }) => [name, ...rows.map(({ id }) => id)]);
const words = { several: 'Several', other: 'Other' };

it('groups by the one subject, then several, then subjects that no other test has', () => {
  const rows = [
    test(1, 'Physics'),
    test(2, 'Full Mock'),
    test(3, 'Physics', 'Maths'),
    test(4, 'Botany'),
    test(5, 'Physics'),
    test(6, 'Botany'),
  ];
  expect(shown(bySubject(rows, words))).toEqual([
    ['Botany', 4, 6],
    ['Physics', 1, 5],
    ['Several', 3],
    ['Other', 2],
  ]);
  expect(bySubject([], words)).toEqual([]);
});

it('groups by the exam that a test was made from, and puts the others last', () => {
  const rows = [
    test(1, 'A'),
    { ...test(2, 'A'), examName: 'NEET' },
    { ...test(3, 'B'), examName: 'JEE Main' },
    { ...test(4, 'B'), examName: 'NEET' },
  ];
  expect(shown(byExam(rows, words))).toEqual([
    ['JEE Main', 3],
    ['NEET', 2, 4],
    ['Other', 1],
  ]);
  expect(shown(byExam(rows.slice(1), words))).toHaveLength(2);
});

it('groups by minutes, each in the group of the first step that holds it, the shortest first', () => {
  const minutes = new Map([15, 16, 30, 180, 120, 3].map((of, at) => [at + 1, of]));
  const rows = [...minutes.keys()].map((id) => test(id, 'One'));
  const groups = byMinutes(rows, ({ id }) => minutes.get(id) ?? 0, String);
  expect(shown(groups)).toEqual([
    ['15', 1, 6],
    ['30', 2, 3],
    ['120', 5],
    ['null', 4],
  ]);
});

it('puts new tests first, and shows no empty group', () => {
  const rows = [test(1, 'A'), test(2, 'A'), test(3, 'A')];
  const named = { fresh: 'New', earlier: 'Earlier' };
  expect(shown(byNewness(rows, ({ id }) => id === 2, named))).toEqual([
    ['New', 2],
    ['Earlier', 1, 3],
  ]);
  expect(shown(byNewness(rows, () => false, named))).toEqual([['Earlier', 1, 2, 3]]);
});
