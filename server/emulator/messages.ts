import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Firebase would send by SMS or mail, in one line for the terminal. */
type Say = (line: string) => void;

interface Sent {
  verificationCodes?: { phoneNumber: string; code: string }[];
  oobCodes?: { email: string; requestType: string; oobLink: string }[];
}

function lineFrom({ verificationCodes, oobCodes }: Sent): string | null {
  const code = verificationCodes?.at(-1);
  if (code !== undefined) return `The code for ${code.phoneNumber} is ${code.code}`;
  const mail = oobCodes?.at(-1);
  return mail === undefined ? null : `Mail to ${mail.email} (${mail.requestType.toLowerCase().replaceAll('_', ' ')}): ${mail.oobLink}`;
}

async function tellLast(list: string, say: Say): Promise<void> {
  const response = await fetch(list);
  const line = lineFrom((await response.json()) as Sent);
  if (line !== null) say(line);
}

const lists: [call: RegExp, list: string][] = [
  [/sendVerificationCode(\?|$)/, 'verificationCodes'],
  [/sendOobCode(\?|$)/, 'oobCodes'],
];

/** Prints the message that a request made the emulator send; a sign-in by phone needs its code. `base` is the emulator's own address. */
export function sayMessages(base: string, projectId: string, say: Say): (request: IncomingMessage, response: ServerResponse) => void {
  return ({ url = '' }, response) => {
    const list = lists.find(([call]) => call.test(url))?.[1];
    if (list === undefined) return;
    response.once('finish', () => {
      if (response.statusCode !== 200) return;
      tellLast(`${base}/emulator/v1/projects/${projectId}/${list}`, say).catch((fault: Error) => say(fault.message));
    });
  };
}
