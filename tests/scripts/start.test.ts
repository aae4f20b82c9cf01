import { describe, expect, it } from 'vitest';
import { isForDevelopment } from '../../scripts/start/is-for-development.mjs';

describe('npm start', () => {
  it.each([{}, { PORT: '9000' }, { NODE_ENV: 'development' }, { AUTH_EMULATOR: '' }])('asks for the Auth emulator with %j', (env) =>
    expect(isForDevelopment(env)).toBe(true),
  );

  it.each([
    { NODE_ENV: 'production' },
    { FIREBASE_PROJECT_ID: 'portal-live', FIREBASE_API_KEY: 'key' },
    { FIREBASE_PROJCT_ID: 'portal-live' },
    { AUTH_EMULATOR: 'off' },
    { AUTH_EMULATOR: 'on' },
  ])('leaves the choice to the settings with %j', (env) => expect(isForDevelopment(env)).toBe(false));
});
