import { describe, expect, it } from 'vitest';
import { type GroupCommit, groupCommit } from '../../../server/submissions/group-commit';
import { until } from '../../kit/until';

type Commit = { group: string[]; ends: () => void; fails: (fault: Error) => void };

/** A queue whose commits the test ends. An item is `key` or `key:more`. */
function lineWith(changes: Partial<GroupCommit<string, string>> = {}) {
  const commits: Commit[] = [];
  const line = groupCommit<string, string>({
    commit: (group) =>
      new Promise((resolve, reject) => {
        commits.push({ group: [...group], ends: () => resolve(group.map((item) => `filed ${item}`)), fails: reject });
      }),
    keyOf: (item) => item.split(':')[0] ?? '',
    groupSize: 3,
    atOnce: 1,
    pauseMs: 0,
    maxWaiting: 10,
    overflow: () => new Error('full'),
    isHopeless: ({ message }: Error) => message === 'away',
    ...changes,
  } as GroupCommit<string, string>);
  return { line, commits, commit: (at: number) => until(() => commits[at]) };
}

describe('a queue for commits', () => {
  it('commits items together that arrive together, and later ones with the next group', async () => {
    const { line, commit, commits } = lineWith();
    const first = [line.add('a'), line.add('b')];
    expect((await commit(0)).group).toEqual(['a', 'b']);
    const second = ['c', 'd', 'e', 'f'].map((item) => line.add(item));
    expect(line.size).toBe(6);
    (await commit(0)).ends();
    expect(await Promise.all(first)).toEqual(['filed a', 'filed b']);
    expect((await commit(1)).group).toEqual(['c', 'd', 'e']);
    (await commit(1)).ends();
    (await commit(2)).ends();
    expect(await Promise.all(second)).toEqual(['filed c', 'filed d', 'filed e', 'filed f']);
    expect([commits.length, line.size]).toEqual([3, 0]);
  });

  it('never has a key twice under way', async () => {
    const { line, commit } = lineWith({ atOnce: 2 });
    const answers = ['a:1', 'a:2', 'b'].map((item) => line.add(item));
    expect((await commit(0)).group).toEqual(['a:1', 'b']);
    (await commit(0)).ends();
    expect((await commit(1)).group).toEqual(['a:2']);
    (await commit(1)).ends();
    expect(await Promise.all(answers)).toEqual(['filed a:1', 'filed a:2', 'filed b']);
  });

  it('has up to `atOnce` groups under way', async () => {
    const { line, commits, commit } = lineWith({ atOnce: 2, groupSize: 1 });
    const answers = ['a', 'b', 'c'].map((item) => line.add(item));
    await commit(1);
    expect(commits.map(({ group }) => group)).toEqual([['a'], ['b']]);
    for (const at of [0, 1, 2]) (await commit(at)).ends();
    await Promise.all(answers);
  });

  it('lets a group fill while the previous one has just begun, but not beyond its size', async () => {
    const { line, commits, commit } = lineWith({ atOnce: 9, pauseMs: 200 });
    const began = performance.now();
    const answers = [line.add('a')];
    expect((await commit(0)).group).toEqual(['a']);
    answers.push(line.add('b'));
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    expect(commits).toHaveLength(1);
    answers.push(line.add('c'));
    expect((await commit(1)).group).toEqual(['b', 'c']);
    expect(performance.now() - began).toBeGreaterThanOrEqual(199);
    answers.push(...['d', 'e', 'f', 'g'].map((item) => line.add(item)));
    expect((await commit(2)).group).toEqual(['d', 'e', 'f']);
    expect((await commit(3)).group).toEqual(['g']);
    for (const { ends } of commits) ends();
    expect(await Promise.all(answers)).toHaveLength(7);
  });

  it('tries a failed group item by item, so that only the bad one fails', async () => {
    const { line, commit } = lineWith();
    const answers = Promise.allSettled(['a', 'bad', 'c'].map((item) => line.add(item)));
    (await commit(0)).fails(new Error('one of them'));
    (await commit(1)).ends();
    (await commit(2)).fails(new Error('this one'));
    (await commit(3)).ends();
    expect((await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.message))).toEqual([
      'filed a',
      'this one',
      'filed c',
    ]);
  });

  it('does not repeat a group if the database is away', async () => {
    const { line, commits, commit } = lineWith();
    const answers = Promise.allSettled(['a', 'b'].map((item) => line.add(item)));
    (await commit(0)).fails(new Error('away'));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(commits).toHaveLength(1);
  });

  it('refuses items that would wait too long, and still commits the others', async () => {
    const { line, commit } = lineWith({ maxWaiting: 2 });
    const waiting = [line.add('a'), line.add('b')];
    await expect(line.add('c')).rejects.toThrow('full');
    (await commit(0)).ends();
    expect(await Promise.all(waiting)).toEqual(['filed a', 'filed b']);
  });

  it('tells of each item and each commit, and how long the oldest item waits', async () => {
    const told: string[] = [];
    let joined = 0;
    const { line, commit } = lineWith({
      watch: {
        joined() {
          const name = 'abc'[joined++];
          return {
            began: (items) => told.push(`${name} of ${items} began`),
            ended: (isDurable) => told.push(`${name} ${isDurable ? 'durable' : 'refused'}`),
          };
        },
        waited: (ms) => told.push(ms >= 0 ? 'waited' : 'never'),
        committed: (items, _, isDurable) => told.push(`${items} ${isDurable ? 'committed' : 'failed'}`),
      },
    });
    expect(line.oldestMs).toBe(0);
    const answers = Promise.allSettled(['a', 'b', 'c:1'].map((item) => line.add(item)));
    await until(() => line.oldestMs > 0);
    (await commit(0)).fails(new Error('one of them'));
    (await commit(1)).ends();
    (await commit(2)).fails(new Error('this one'));
    await commit(3);
    const oldest = line.oldestMs;
    await until(() => line.oldestMs > oldest);
    (await commit(3)).ends();
    await answers;
    expect(told).toEqual([
      ...['a of 3 began', 'b of 3 began', 'c of 3 began', '3 failed'],
      ...['a of 1 began', '1 committed', 'a durable', 'waited'],
      ...['b of 1 began', '1 failed', 'b refused'],
      ...['c of 1 began', '1 committed', 'c durable', 'waited'],
    ]);
    await until(() => line.oldestMs === 0);
  });
});
