import { hash, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { chromium, type Page } from '@playwright/test';
import type { ProfileDraft } from '../../../contract/people/people';
import { launch } from '../../e2e/kit/chromium';
import { signsIn } from '../../e2e/kit/enters';
import { Hall } from '../../e2e/kit/hall';
import { signedBy } from '../kit/learner-page';
import { ask, type Portal } from './portal';

/** A learner's exam as the screens of a real browser show it. */
interface Sitting {
  isWell: boolean;
  ms: number;
  /** What the result says. */
  text: string;
}

/** The key of the portal's certificate, as Chromium names one that it is told to trust: a worker is installed for no page whose certificate is doubted. */
const keyOf = ({ address, domain, ca }: Portal): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: address, port: 443, servername: domain, ca }, () => {
      const { raw } = socket.getPeerCertificate();
      socket.destroy();
      resolve(hash('sha256', new X509Certificate(raw).publicKey.export({ type: 'spki', format: 'der' }), 'base64'));
    });
    socket.once('error', reject);
  });

/** Waits until the worker serves the page. */
const isReadyOffline = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });

/**
 * Signs a learner in, starts the exam without a network, reloads in its middle, hands in, and waits for the result once the network is back. Pictures of
 * what it saw go to `logs`. Throws where a screen does not come.
 */
export async function sitsWhole(
  portal: Portal,
  learner: { uid: string; token: string },
  assessmentId: number,
  logs: string,
): Promise<Sitting> {
  const { uid, token } = learner;
  const email = `${uid}@portal.test`;
  const profile: ProfileDraft = { uid, firstName: 'Asha', lastName: 'Rao', email, phone: '', location: 'Pune' };
  await ask(portal, 'POST', '/api/users/profile', token, profile);
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...launch.args,
      `--host-resolver-rules=MAP ${portal.domain} ${portal.address}`,
      `--ignore-certificate-errors-spki-list=${await keyOf(portal)}`,
    ],
  });
  const begun = Date.now();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: `https://${portal.domain}` });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  try {
    await signedBy(page, learner, email);
    await page.goto(`/assessments/${assessmentId}`);
    await signsIn(page, { email, password: 'exam-day-1' });
    await page.waitForURL((url) => url.pathname === `/assessments/${assessmentId}`);
    await page.getByText('Ready offline').first().waitFor();
    await isReadyOffline(page);
    await context.setOffline(true);
    const hall = new Hall(page);
    await hall.starts();
    await hall.answers(1, 3);
    await page.reload();
    await hall.question(3).waitFor();
    await page.screenshot({ path: join(logs, 'exam.png') });
    await hall.answers(4, 20);
    await hall.submits();
    await page.getByText('Waiting to be sent').first().waitFor();
    await context.setOffline(false);
    const score = page.getByRole('region', { name: 'Score' });
    await score.waitFor();
    await page.screenshot({ path: join(logs, 'result.png') });
    return { isWell: true, ms: Date.now() - begun, text: (await score.innerText()).replaceAll(/\s+/g, ' ').slice(0, 60) };
  } catch (fault) {
    await page.screenshot({ path: join(logs, 'exam-failed.png') }).catch(() => undefined);
    throw fault;
  } finally {
    await browser.close();
  }
}
