import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../tests/e2e/kit/bank';
import { Hall } from '../tests/e2e/kit/hall';
import { Phone } from '../tests/e2e/kit/phone';
import { Portal } from '../tests/e2e/kit/portal';
import { isReadyOffline, signsIn } from '../tests/e2e/kit/test';
import { figure, heading, quantile } from './kit/figures';

// From the start of a navigation in a newly started browser to a question that accepts an answer: without a network, and with one that is
// connected and dead. Reference: the same browser's next navigation to a static page of the portal.

const rounds = 5;

/** Milliseconds from the start of the page's navigation until a selector matches. */
const msUntil = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => (document.querySelector(wanted) === null ? requestAnimationFrame(look) : resolve(performance.now()));
        look();
      }),
    selector,
  );

const takesAnswers = '#question fieldset:not(:disabled) input[type="radio"]';

const portal = await Portal.open();
const phone = new Phone();
await phone.on();
try {
  const learner = await portal.learner('Cold');
  const paper = await assessmentOf(portal, { name: 'Cold start', minutes: 600, questions: plainQuestions(60) });
  const fresh = await assessmentOf(portal, { name: 'Not yet started', minutes: 600, questions: plainQuestions(60) });
  const at = (id: number) => `${portal.api.url}/assessments/${id}`;
  const first = await phone.opens(at(fresh.id));
  await signsIn(first, learner);
  await first.getByRole('button', { name: 'Start Assessment' }).waitFor();
  await isReadyOffline(first);
  await first.goto(at(paper.id));
  await new Hall(first).starts();
  await new Hall(first).isSaved();

  const cold = async (address: string, selector: string): Promise<{ ms: number; page: Page }> => {
    await phone.dies();
    await phone.on();
    const page = await phone.opens(address);
    return { ms: await msUntil(page, selector), page };
  };
  const onDeadNetwork: Record<string, () => void> = {
    'no network': () => portal.goesDark(),
    'a dead but connected network': () => {
      portal.api.stalls(/.*/);
      portal.identity.stalls(/.*/);
    },
  };
  for (const [network, begins] of Object.entries(onDeadNetwork)) {
    const [sitting, start, reference]: number[][] = [[], [], []];
    begins();
    for (let round = 0; round < rounds; round += 1) {
      const { ms, page } = await cold(at(paper.id), takesAnswers);
      sitting?.push(ms);
      await page.goto(`${portal.api.url}/privacy-policy`);
      reference?.push(await msUntil(page, 'main h1'));
      start?.push((await cold(at(fresh.id), 'button.min-h-12:not(:disabled)')).ms);
    }
    portal.comesBack();
    heading(`Cold start with ${network}, ${rounds} rounds`);
    figure('question of a running exam, median', quantile(sitting ?? [], 0.5), 'ms', '< 2000');
    figure('question of a running exam, worst', quantile(sitting ?? [], 1), 'ms', '< 2000');
    figure('Start button of a new one, worst', quantile(start ?? [], 1), 'ms', '< 2000');
    figure('reference: a page to read, median', quantile(reference ?? [], 0.5), 'ms');
  }
} finally {
  portal.comesBack();
  await phone.off();
  await portal.close();
}
