import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOf, stagesOf, wordsOf } from '../../cluster/image/dockerfile';

const root = resolve(import.meta.dirname, '../../..');
const stages = (file: string) => stagesOf(readFileSync(join(root, file), 'utf8'));

describe('the steps of an image that npm run cluster -- image takes', () => {
  it('are those of both Dockerfiles, lines that go on joined', () => {
    const [build, final] = stages('Dockerfile');
    expect(build).toMatchObject({ name: 'build', from: final?.from });
    expect(build?.instructions.filter(({ name }) => name === 'RUN').map(({ rest }) => rest)).toEqual([
      'npm ci',
      'npm run build && npm prune --omit=dev',
    ]);
    expect(wordsOf(final?.instructions.find(({ name }) => name === 'HEALTHCHECK')?.rest ?? '')).toHaveLength(3);
    const [backup] = stages('deploy/one/files/backup.Dockerfile');
    expect(backup?.from).toBe('portal');
    expect(backup?.instructions.find(({ name }) => name === 'RUN')?.rest).toMatch(/restic .* install -d /);
  });

  it('copy from the folder or from a stage, with a mode', () => {
    expect(copyOf('--from=build /app/package.json /app/package-lock.json ./')).toEqual({
      ...{ sources: ['/app/package.json', '/app/package-lock.json'], target: './', flags: { from: 'build' } },
    });
    expect(copyOf('--chmod=755 backups.sh /usr/local/bin/backups').flags).toEqual({ chmod: '755' });
  });

  it('begin with an image', () => expect(() => stagesOf('RUN true')).toThrow('Before the first FROM: RUN true'));
});
