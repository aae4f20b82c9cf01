/**
 * Whether `npm start` starts the Auth emulator for its caller: only if no setting names another identity service or production. A setting
 * without a project (`FIREBASE_PROJECT_ID` misspelt) then ends the start with a message, not with an emulator.
 */
export const isForDevelopment = (env) =>
  !env.AUTH_EMULATOR?.trim() &&
  env.NODE_ENV !== 'production' &&
  !Object.keys(env).some((name) => /^(FIREBASE_|OIDC_|ACCOUNTS$)/.test(name));
