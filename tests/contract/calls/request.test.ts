import { describe, expect, it } from 'vitest';
import { calls } from '../../../contract/calls/calls';
import { addressOf, requestFor } from '../../../contract/calls/request';

const shape = (path: `/${string}`, method: 'GET' | 'POST' = 'GET') => ({ ...calls.getProfile, path, method }) as never;
const args = (parts: object) => parts as never;

describe('the address of a call', () => {
  it('has every parameter of its path, written so that it stays one part of it', () => {
    expect(addressOf('https://x/api', shape('/people/:uid/tests/:id'), args({ params: { uid: 'a/b ?', id: 7 } }))).toBe(
      'https://x/api/people/a%2Fb%20%3F/tests/7',
    );
  });

  it('has what is asked for behind it, without what is not said', () => {
    expect(addressOf('', shape('/list'), args({ query: { page: 2, search: 'a&b', sort: undefined } }))).toBe('/list?page=2&search=a%26b');
    expect(addressOf('', shape('/list'), args({ query: { sort: undefined } }))).toBe('/list');
    expect(addressOf('', shape('/list'), args({}))).toBe('/list');
  });
});

describe('a request', () => {
  it('of a call without a body has no content type, and no authorization where there is no token', () => {
    expect(requestFor('/api', shape('/a'), args({}), null)).toEqual({ url: '/api/a', init: { method: 'GET', headers: {} } });
  });

  it('carries the token as a bearer', () => {
    expect(requestFor('', shape('/a'), args({}), 't').init).toEqual({ method: 'GET', headers: { Authorization: 'Bearer t' } });
  });

  it('with a body carries it as JSON, an empty one too', () => {
    expect(requestFor('', shape('/a', 'POST'), args({ body: { x: 1 } }), 't').init).toEqual({
      method: 'POST',
      headers: { Authorization: 'Bearer t', 'Content-Type': 'application/json' },
      body: '{"x":1}',
    });
    expect(requestFor('', shape('/a', 'POST'), args({ body: null }), null).init.body).toBe('null');
  });

  it('with a file carries it as the part of a form, whose content type the browser writes', () => {
    const file = new File(['rows'], 'sheet.xlsx');
    const { init } = requestFor('', shape('/a', 'POST'), args({ file }), 't');
    expect(init.headers).toEqual({ Authorization: 'Bearer t' });
    expect((init.body as FormData).get('file')).toBeInstanceOf(File);
    expect(((init.body as FormData).get('file') as File).name).toBe('sheet.xlsx');
  });
});
