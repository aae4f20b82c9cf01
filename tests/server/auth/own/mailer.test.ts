import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailer } from '../../../../server/auth/own/mailer';
import { confirmMail } from '../../../../server/auth/own/mails';
import { type MailServer, startMailServer } from '../../kit/mail-server';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const about = (to: string) => ({ to, portal: 'Vidya Academy', publicUrl: 'https://exam.test' });
const lines: object[] = [];
const log = { warn: (line: object) => void lines.push(line) };
const open = (url = server.url, tryAfter: number[] = [1, 1]) => openMailer(url, 'exam@exam.test', log, tryAfter);

it('sends a mail in both languages, from the address of the settings', async () => {
  const mailer = open();
  mailer.send(confirmMail(about('asha@portal.test'), 'the-token'));
  await mailer.settled();
  const { raw, text } = await server.mailTo('asha@portal.test');
  expect(raw).toMatch(/^From: exam@exam\.test$/im);
  expect(text).toContain('https://exam.test/user/login#confirm=the-token');
  expect(text).toContain('दो दिन के अंदर');
});

it('tries again what the mail server refuses for now, and not what it refuses for good', async () => {
  const mailer = open();
  lines.length = 0;
  server.refuseNext(451);
  mailer.send(confirmMail(about('later@portal.test'), 't'));
  await mailer.settled();
  await server.mailTo('later@portal.test');
  server.refuseNext(550, 550, 550);
  mailer.send(confirmMail(about('never@portal.test'), 't'));
  await mailer.settled();
  server.refuseNext();
  expect(lines).toMatchObject([
    { reply: 451, attempt: 1 },
    { reply: 550, attempt: 1 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('portal.test');
});

it('gives up after its tries where no mail server answers', async () => {
  const mailer = open('smtp://127.0.0.1:1');
  lines.length = 0;
  mailer.send(confirmMail(about('nobody@portal.test'), 't'));
  await mailer.settled();
  expect(lines).toMatchObject([{ attempt: 1 }, { attempt: 2 }, { attempt: 3 }]);
});

it('has no room for more than a thousand at once', async () => {
  const mailer = open('smtp://127.0.0.1:1', []);
  for (let count = 0; count < 1_000; count += 1) mailer.send(confirmMail(about('many@portal.test'), 't'));
  expect(() => mailer.demandRoom()).toThrow('overloaded');
  await mailer.settled();
  expect(() => mailer.demandRoom()).not.toThrow();
});
