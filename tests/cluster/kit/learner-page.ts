import { type Browser, chromium, type Page } from '@playwright/test';
import { launch } from '../../e2e/kit/chromium';
import { signsIn } from '../../e2e/kit/enters';

/** A learner of the cluster with a browser of their own. */
export interface LearnerPage {
  page: Page;
  close(): Promise<void>;
}

const json = (body: object) => ({
  status: 200,
  contentType: 'application/json',
  headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
  body: JSON.stringify(body),
});

/** What Google's identity service would answer for one account: a machine without internet cannot ask it. */
export async function signedBy(page: Page, { uid, token }: { uid: string; token: string }, email: string): Promise<void> {
  const tokens = { idToken: token, id_token: token, access_token: token, refreshToken: 'again', refresh_token: 'again' };
  const answer = {
    ...tokens,
    expiresIn: '3600',
    expires_in: '3600',
    localId: uid,
    user_id: uid,
    email,
    users: [{ localId: uid, email, emailVerified: true, providerUserInfo: [] }],
  };
  await page.route(/^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//, (route) => route.fulfill(json(answer)));
}

/**
 * Opens the page of the portal in real Chromium, as a phone would, and signs a learner in, who comes to `path`. The edge speaks no TLS here, so the
 * browser is told to trust its address.
 */
export async function openAs(edge: string, learner: { uid: string; token: string }, path: string): Promise<LearnerPage> {
  const browser: Browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--unsafely-treat-insecure-origin-as-secure=${edge}`],
  });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: edge, serviceWorkers: 'block' });
  const page = await context.newPage();
  const email = `${learner.uid}@portal.test`;
  await signedBy(page, learner, email);
  await page.goto(path);
  await signsIn(page, { email, password: 'exam-day-1' });
  await page.waitForURL((url) => url.pathname === path);
  return { page, close: () => browser.close() };
}
