import type { Portal } from './portal';

/** The code that the emulator would have sent by SMS to this number of ten digits; the latest of several. */
export async function codeFor(portal: Portal, digits: string): Promise<string> {
  const response = await fetch(`${portal.identity.url}/emulator/v1/projects/demo-exam/verificationCodes`);
  const { verificationCodes } = (await response.json()) as { verificationCodes: { phoneNumber: string; code: string }[] };
  const sent = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === `+91${digits}`);
  if (sent === undefined) throw new Error(`No code was sent to +91${digits}`);
  return sent.code;
}

/** An Indian number that is new in this run. */
export const freshNumber = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
