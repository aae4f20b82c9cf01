import { describe, expect, it } from 'vitest';
import { calls } from '../../../contract/calls/calls';
import { addressOf, requestFor } from '../../../contract/calls/request';

const shape = (path: `/${string}`, method: 'GET' | 'POST' = 'GET') => ({ ...calls.getProfile, path, method }) as never;
const args = (parts: object) => parts as never;

describe('the URL of a call', () => {
  it('has every parameter of its path, escaped so that it stays one segment', () => {
    expect(addressOf('https://x/api', shape('/people/:uid/tests/:id'), args({ params: { uid: 'a/b ?', id: 7 } }))).toBe(
      'https://x/api/people/a%2Fb%20%3F/tests/7',
    );
  });

  it('has the query after the path, without absent values', () => {
    expect(addressOf('', shape('/list'), args({ query: { page: 2, search: 'a&b', sort: undefined } }))).toBe('/list?page=2&search=a%26b');
    expect(addressOf('', shape('/list'), args({ query: { sort: undefined } }))).toBe('/list');
    expect(addressOf('', shape('/list'), args({}))).toBe('/list');
  });
});

describe('a request', () => {
  it('of a call without a body has no content type, and without a token no authorization', () => {
    expect(requestFor('/api', shape('/a'), args({}), null)).toEqual({ url: '/api/a', init: { method: 'GET', headers: {} } });
  });

  it('carries the token as a bearer', () => {
    expect(requestFor('', shape('/a'), args({}), 't').init).toEqual({ method: 'GET', headers: { Authorization: 'Bearer t' } });
  });

  it('with a body carries it as JSON, also an empty one', () => {
    expect(requestFor('', shape('/a', 'POST'), args({ body: { x: 1 } }), 't').init).toEqual({
      method: 'POST',
      headers: { Authorization: 'Bearer t', 'Content-Type': 'application/json' },
      body: '{"x":1}',
    });
    expect(requestFor('', shape('/a', 'POST'), args({ body: null }), null).init.body).toBe('null');
  });

  it('with a file carries it in a form, whose content type the browser writes', () => {
    const file = new File(['rows'], 'sheet.xlsx');
    const { init } = requestFor('', shape('/a', 'POST'), args({ file }), 't');
    expect(init.headers).toEqual({ Authorization: 'Bearer t' });
    expect((init.body as FormData).get('file')).toBeInstanceOf(File);
    expect(((init.body as FormData).get('file') as File).name).toBe('sheet.xlsx');
  });
});
