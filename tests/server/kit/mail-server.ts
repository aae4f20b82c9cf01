import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { until } from '../../kit/until';

/** An email as it arrived. */
export interface ArrivedMail {
  to: string[];
  /** Heads and body as they were sent. */
  raw: string;
  /** The body, decoded. */
  text: string;
}

/** A mail server on this machine. */
export interface MailServer {
  url: string;
  mails: ArrivedMail[];
  /** Replies of the server to the next emails, in place of its own: 451, say. */
  refuseNext(...codes: number[]): void;
  /** The latest email to an address, once there are `count` of them. */
  mailTo(address: string, count?: number): Promise<ArrivedMail>;
  /** The token of the link in the latest email to an address. */
  tokenTo(address: string, count?: number): Promise<string>;
  close(): Promise<void>;
}

const fromQuoted = (body: string): Buffer =>
  Buffer.from(
    body.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

function bodyOf(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
  return /^content-transfer-encoding: quoted-printable/im.test(head) ? fromQuoted(body).toString() : body;
}

/** Greets at once. The package lets each sender wait for a tenth of a second, to see whether it talks first: most of the time of an email here. */
class PromptServer extends SMTPServer {
  override connect(...given: Parameters<SMTPServer['connect']>): void {
    const before = new Set(this.connections);
    super.connect(...given);
    for (const connection of this.connections) {
      if (before.has(connection)) continue;
      const greet = connection.connectionReady.bind(connection);
      // What the package calls later.
      connection.connectionReady = () => undefined;
      greet();
    }
  }
}

/** Starts a mail server that takes every email. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const refusals: number[] = [];
  const server = new PromptServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = refusals.shift();
        if (code !== undefined) return done(Object.assign(new Error('Not now'), { responseCode: code }));
        const raw = Buffer.concat(chunks).toString();
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw, text: bodyOf(raw) });
        done();
      });
    },
  });
  // A portal that is stopped may end its connection in the middle of an email.
  server.on('error', (error) => {
    if (!('remoteAddress' in error)) throw error;
  });
  const listening = server.listen(0, '127.0.0.1');
  if (!listening.listening) await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const mailTo: MailServer['mailTo'] = (address, count = 1) =>
    until(() => {
      const found = mails.filter(({ to }) => to.includes(address));
      return found.length >= count && found.at(-1);
    });
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseNext: (...codes) => void refusals.push(...codes),
    mailTo,
    async tokenTo(address, count) {
      return /\/user\/login#(?:confirm|reset|sign-in|address)=([\w-]+)/.exec((await mailTo(address, count)).text)?.[1] ?? '';
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
