import { describe, expect, it } from 'vitest';
import { isIdentityReply } from '../../../contract/people/identity-reply';

const api = 'https://identitytoolkit.googleapis.com';
const refresh = 'https://securetoken.googleapis.com/v1/token?key=k';
const lookup = `${api}/v1/accounts:lookup?key=k`;
const signIn = `${api}/v1/accounts:signInWithPassword?key=k`;
const config = `${api}/v2/recaptchaConfig?key=k`;

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: '3600' };
const account = { users: [{ localId: 'u' }] };
const verdict = (message: unknown, code: unknown = 400) => ({ error: { code, message } });

describe('a reply of the identity service', () => {
  it.each([refresh, lookup, signIn, config])('is an object: %s', (url) => {
    for (const body of [null, 'text', 3, true, undefined]) expect([url, body, isIdentityReply(url, 200, body)]).toEqual([url, body, false]);
  });

  it('to a refresh has a token, the next token and a remaining time', () => {
    expect(isIdentityReply(refresh, 200, tokens)).toBe(true);
    expect(isIdentityReply(refresh, 399, tokens)).toBe(true);
    for (const lack of [{ access_token: '' }, { access_token: 5 }, { refresh_token: '' }, { refresh_token: null }])
      expect(isIdentityReply(refresh, 200, { ...tokens, ...lack })).toBe(false);
    for (const expires_in of ['0', 'soon', -1, undefined]) expect(isIdentityReply(refresh, 200, { ...tokens, expires_in })).toBe(false);
    expect(isIdentityReply(refresh, 400, tokens)).toBe(false);
  });

  it('to a lookup names an account', () => {
    expect(isIdentityReply(lookup, 200, account)).toBe(true);
    for (const body of [{}, { users: [] }, { users: [{}] }, { users: [{ localId: '' }] }, { users: [{ localId: 5 }] }])
      expect(isIdentityReply(lookup, 200, body)).toBe(false);
    expect(isIdentityReply(lookup, 400, account)).toBe(false);
  });

  it.each([refresh, lookup])('that refuses a call of Firebase itself is an error code in capitals, with its status: %s', (url) => {
    for (const message of ['TOKEN_EXPIRED', 'A2', 'USER_NOT_FOUND : No such user.', 'INVALID : '])
      expect([message, isIdentityReply(url, 400, verdict(message))]).toEqual([message, true]);
    for (const message of ['T', 'token_expired', 'TOKEN_EXPIRED: no', 'TOKEN EXPIRED', '2FA', 'Blocked by TOKEN_EXPIRED', '', undefined, 5])
      expect([message, isIdentityReply(url, 400, verdict(message))]).toEqual([message, false]);
    expect(isIdentityReply(url, 400, verdict('TOKEN_EXPIRED', 403))).toBe(false);
    expect(isIdentityReply(url, 400, {})).toBe(false);
    expect(isIdentityReply(url, 200, verdict('TOKEN_EXPIRED', 200))).toBe(false);
  });

  it('that refuses a form gives a reason, in any format', () => {
    expect(isIdentityReply(signIn, 400, verdict('blocked'))).toBe(true);
    for (const body of [verdict(''), verdict(7), { error: {} }, {}, { hello: 'world' }])
      expect(isIdentityReply(signIn, 400, body)).toBe(false);
  });

  it('to a form has content; a configuration may be empty', () => {
    expect(isIdentityReply(signIn, 200, { localId: 'u' })).toBe(true);
    expect(isIdentityReply(signIn, 200, {})).toBe(false);
    expect(isIdentityReply(config, 200, {})).toBe(true);
    expect(isIdentityReply(config, 400, {})).toBe(false);
  });
});
