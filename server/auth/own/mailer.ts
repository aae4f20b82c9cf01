import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { unavailable } from '../../replies/refusal';

/** An email in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Of this process, in epoch milliseconds; null: never. */
export interface LastMails {
  sentAt: number | null;
  failedAt: number | null;
}

/** Sends emails, in the background: no reply waits for a mail server, and none tells by its time whether an email was sent. */
export interface Mailer {
  /** Throws 503 where too many emails wait. */
  demandRoom(): void;
  send(mail: Mail): void;
  /** When an email was last sent, and could not be sent. */
  last(): LastMails;
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>;
}

/** Where a mailer says what it could not do. */
interface MailLog {
  warn(about: object, sentence: string): void;
}

const atOnce = 2;
const mostWaiting = 1_000;
const retryAfter = 60;
/** Milliseconds before each further try. A mail server that asks to come again (greylisting) mostly means minutes. */
const pauses = [2_000, 30_000, 300_000];
const patienceMs = 20_000;

const replyOf = (fault: unknown): { code: unknown; reply: unknown } => {
  const { code, responseCode } = fault as { code?: unknown; responseCode?: unknown };
  return { code, reply: responseCode };
};

/** A reply of 500 and above is the mail server's last word on this email. */
const isFinal = (fault: unknown): boolean => Number(replyOf(fault).reply ?? 0) >= 500;

/** Emails by the mail server of the settings. `tryAfter`: the pauses between tries, but for tests the usual ones. */
export function openMailer(smtpUrl: string, from: string, log: MailLog, tryAfter: readonly number[] = pauses): Mailer {
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  // Loaded only where the setting asks for it.
  const opening = import('nodemailer').then(({ createTransport }) => createTransport({ url: smtpUrl, ...patience }));
  const limit = pLimit(atOnce);
  const underWay = new Set<Promise<void>>();
  const last: LastMails = { sentAt: null, failedAt: null };

  async function deliver(mail: Mail): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await limit(async () => (await opening).sendMail({ from, ...mail }));
        last.sentAt = Date.now();
        return;
      } catch (fault) {
        const wait = tryAfter[attempt];
        // Neither the address nor the server's sentence, which may hold it, belongs into the log.
        last.failedAt = Date.now();
        log.warn({ ...replyOf(fault), attempt: attempt + 1 }, 'an email could not be sent');
        if (wait === undefined || isFinal(fault)) return;
        await pause(wait, undefined, { ref: false });
      }
    }
  }

  return {
    demandRoom() {
      if (underWay.size >= mostWaiting) throw unavailable({ code: 'portal-overloaded' }, retryAfter);
    },
    send(mail) {
      const sending = deliver(mail).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    last: () => ({ ...last }),
    async settled() {
      await Promise.all(underWay);
    },
  };
}
