import { expect, it } from 'vitest';
import { learnerCalls } from '../../../contract/calls/learner-calls';
import { ApiError, createClient } from '../../../src/api/client';
import { failureOf } from '../../../src/learner/offline/use-download';
import { paper } from '../../kit/paper';

const asks = (body: unknown) =>
  createClient(learnerCalls, { base: '/api', token: async () => 'token', fetch: async () => Response.json(body) })('getPaper', {
    params: { id: 7 },
  }).catch((error: unknown) => error);

it.each([
  ['of a shape that it knows', { ...paper(), needs: ['numeric', 'matching'] }],
  ['of a shape that it does not know', { needs: ['matching'], parts: [] }],
])('a paper with a need that this version does not know, %s, is no paper: update first', async (_, body) => {
  const failure = await asks(body);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ kind: 'outdated', status: 200 });
  expect(failureOf(failure)).toBe('outdated');
});

it('a paper whose needs it knows is read, with them', async () => {
  const needy = { ...paper(), needs: ['sections', 'numeric'], takesPace: 'yes' };
  expect(await asks(needy)).toEqual(needy);
});
