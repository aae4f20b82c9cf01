/**
 * Whether `npm start` asks for the Auth emulator in the place of its caller: only where no setting speaks of another identity service or of production.
 * A setting that names no project (`FIREBASE_PROJECT_ID` misspelt) then ends the start with a sentence, not with an emulator.
 */
export const isForDevelopment = (env) =>
  !env.AUTH_EMULATOR?.trim() && env.NODE_ENV !== 'production' && !Object.keys(env).some((name) => name.startsWith('FIREBASE_'));
