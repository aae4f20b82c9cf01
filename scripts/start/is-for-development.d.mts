/** Whether `npm start` asks for the Auth emulator in the place of its caller. */
export function isForDevelopment(env: Record<string, string | undefined>): boolean;
