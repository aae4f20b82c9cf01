import { expect, it } from 'vitest';
import { type Route, routerOver } from '../../../server/http/router';

const route = (method: Route['method'], path: string): Route => ({
  method,
  path,
  answer: () => ({ status: 200, headers: {}, body: null }),
});
const list = route('GET', '/papers/available');
const paper = route('GET', '/papers/:id');
const submit = route('POST', '/papers/:id/submit');
const files = route('GET', '/papers/available/files');
const find = routerOver([paper, list, submit, files]);

it.each([
  ['GET /papers/available', list, {}],
  ['GET /papers/available/files', files, {}],
  ['GET /papers/7', paper, { id: '7' }],
  ['GET /papers/a%2Fb', paper, { id: 'a/b' }],
  ['GET /papers/av%61ilable', list, {}],
  ['POST /papers/7/submit', submit, { id: '7' }],
  ['POST /papers/available/submit', submit, { id: 'available' }],
])('finds %s', (address, wanted, params) => {
  const match = find(address);
  expect(match?.route).toBe(wanted);
  expect(match?.params).toEqual(params);
});

it.each([
  'GET /',
  'GET /papers',
  'GET /papers/',
  'GET /papers/7/',
  'GET /papers//submit',
  'POST /papers/7',
  'PUT /papers/7',
  'GET /papers/%E0%A4',
  'GET papers/7',
  '',
])('finds no call for "%s"', (address) => expect(find(address)).toBeNull());

it('shares the parameters of one path, and caches none of a long one', () => {
  expect(find('GET /papers/7')?.params).toBe(find('GET /papers/7')?.params);
  const long = `GET /papers/${'7'.repeat(200)}`;
  expect(find(long)?.params).not.toBe(find(long)?.params);
});
