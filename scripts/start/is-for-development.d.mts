/** Whether `npm start` starts the Auth emulator for its caller. */
export function isForDevelopment(env: Record<string, string | undefined>): boolean;
