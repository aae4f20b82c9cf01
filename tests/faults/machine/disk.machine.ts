import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../../e2e/kit/bank';
import { Hall, storedAttempt, storedChoices } from '../../e2e/kit/hall';
import { Phone } from '../../e2e/kit/phone';
import type { Portal } from '../../e2e/kit/portal';
import { test as base, expect, isReadyOffline, meets, signsIn } from '../../e2e/kit/test';
import { SmallDisk } from './small-disk';

const megabytes = 256;
const questions = 8;
/** The longest time for which Chromium trusts its last measurement of free space, plus the page's next try. */
const believedMs = 90_000;

const test = base.extend<{ disk: SmallDisk; phone: Phone }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  disk: async ({}, use, info) => {
    const disk = new SmallDisk(megabytes);
    try {
      info.skip(disk.refusal !== null, disk.refusal ?? '');
      await use(disk);
    } finally {
      disk.unmounts();
    }
  },
  phone: async ({ portal, disk }, use) => {
    // Dexie and Firebase say so where no database can be opened.
    meets(/^console warning: .*(Dexie: Workaround|cross-tab polling failed)/);
    const phone = new Phone({ folder: `${disk.path}/profile` });
    try {
      await phone.on();
      await use(phone);
    } finally {
      disk.makesSpace();
      await phone.off();
      portal.comesBack();
    }
  },
});

const unsaved = (page: Page) => page.getByText('Not saved! Trying again…');

/** Chooses an option and waits up to a second for the page to say whether the answer is saved. */
async function chooses(page: Page, option: number): Promise<{ isSaved: boolean; afterMs: number }> {
  const tapped = performance.now();
  await page
    .getByRole('radio')
    .nth(option - 1)
    .check();
  await expect(page.locator('p[data-saving="saved"]').or(unsaved(page))).toBeVisible({ timeout: 1_000 });
  return { isSaved: !(await unsaved(page).isVisible()), afterMs: Math.round(performance.now() - tapped) };
}

/** A paper that this learner has begun offline; its first answer is saved. */
async function begun(portal: Portal, phone: Phone, name: string) {
  const learner = await portal.learner(name);
  const paper = await assessmentOf(portal, { name: `On a full disk with ${name}`, minutes: 30, questions: plainQuestions(questions) });
  const address = `${portal.api.url}/assessments/${paper.id}`;
  const page = await phone.opens(address);
  await signsIn(page, learner);
  await expect(page.getByText('Ready offline')).toBeVisible();
  await isReadyOffline(page);
  portal.goesDark();
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(1);
  await expect(page.locator('p[data-saving="saved"]')).toBeVisible();
  const idOf = (number: number, option: number) => paper.subjects[0]?.questions[number - 1]?.options[option - 1]?.id;
  return { learner, address, page, hall, idOf };
}

test('the disk is full: the page says so within a second, loses no acknowledged answer, saves all with space, and files once', async ({
  portal,
  disk,
  phone,
}) => {
  test.setTimeout(300_000);
  const { learner, address, page, hall, idOf } = await begun(portal, phone, 'Farida');
  const given = new Map<number, number>([[1, 1]]);
  let refused = 0;
  let slowestMs = 0;
  for (let number = 2; number <= questions; number++) {
    await hall.next();
    await expect(hall.question(number)).toBeVisible();
    // With no room, the browser deletes files of its own.
    disk.fillsUp();
    const option = (number % 3) + 1;
    const { isSaved, afterMs } = await chooses(page, option);
    given.set(number, option);
    if (!isSaved) {
      refused += 1;
      slowestMs = Math.max(slowestMs, afterMs);
    }
  }
  process.stdout.write(`  a full disk refused ${refused} of ${questions - 1} answers, told after ${slowestMs} ms at most\n`);
  expect(refused).toBeGreaterThan(0);
  await expect(unsaved(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'your last answers are only on this page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save a copy' })).toBeVisible();
  for (const [number, option] of given) {
    await hall.goesTo(number);
    await expect(page.getByRole('radio').nth(option - 1)).toBeChecked();
  }

  disk.makesSpace();
  const freed = performance.now();
  await expect(page.getByText('Saved on this device')).toBeVisible({ timeout: believedMs });
  process.stdout.write(`  all is saved ${Math.round((performance.now() - freed) / 1_000)} s after space is free\n`);
  const wanted = new Map([...given].map(([number, option]) => [number, idOf(number, option)]));
  await phone.dies();
  await phone.on();
  const again = await phone.opens(address);
  await expect(again.locator('#question')).toBeVisible();
  expect(await storedChoices(again)).toEqual(wanted);

  const ids = (await storedAttempt(again))?.questionIds ?? [];
  await new Hall(again).submits();
  await expect(again.getByText('Waiting to be sent').first()).toBeVisible();
  portal.comesBack();
  await again.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => portal.submissionsOf(learner)).toHaveLength(1);
  const answers = portal.submissionsOf(learner)[0]?.body.answers ?? [];
  expect(new Map(answers.map((answer) => [ids.indexOf(answer.questionId) + 1, answer.selectedOptionId]))).toEqual(wanted);
});

/** Writes what is there again, until a write fails; returns why. */
const writesAsFirebase = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await answer(indexedDB.open('firebaseLocalStorageDb'));
    const rows = await answer(db.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll());
    for (let tries = 0; tries < 30; tries++) {
      const writing = db.transaction('firebaseLocalStorage', 'readwrite');
      for (const row of rows) writing.objectStore('firebaseLocalStorage').put(row);
      const failure = await new Promise<string | null>((resolve) => {
        writing.oncomplete = () => resolve(null);
        writing.onabort = () => resolve(String(writing.error));
      });
      if (failure !== null) return failure;
    }
    return 'every write succeeded';
  });

test('the disk is full for a moment, and a write of Firebase alone meets it: nothing is lost when the browser is closed in good order', async ({
  portal,
  disk,
  phone,
}) => {
  test.setTimeout(300_000);
  const { address, page, hall, idOf } = await begun(portal, phone, 'Hamid');
  await hall.next();
  await expect(hall.question(2)).toBeVisible();
  disk.fillsUp();
  const keepsFull = setInterval(() => disk.fillsUp(), 60);
  const failure = await writesAsFirebase(page);
  clearInterval(keepsFull);
  disk.makesSpace();
  process.stdout.write(`  the write of Firebase: ${failure}\n`);
  expect(failure).toMatch(/disk|NO_SPACE|Internal error/);
  await page.getByRole('radio').nth(1).check();
  await expect(page.locator('p[data-saving="saved"]')).toBeVisible({ timeout: believedMs });
  await phone.context.close();
  await phone.on();
  const again = await phone.opens(address);
  await expect(again.locator('#question')).toBeVisible();
  expect(await storedChoices(again)).toEqual(
    new Map([
      [1, idOf(1, 1)],
      [2, idOf(2, 2)],
    ]),
  );
});

test('the browser is killed on a full disk: saved answers are there at the next start, and at the one after that', async ({
  portal,
  disk,
  phone,
}) => {
  test.setTimeout(300_000);
  const { address, page, hall, idOf } = await begun(portal, phone, 'Gauri');
  const saved = new Map([[1, idOf(1, 1)]]);
  await hall.next();
  await expect(hall.question(2)).toBeVisible();
  disk.fillsUp();
  const keepsFull = setInterval(() => disk.fillsUp(), 60);
  // A small write may still fit into the last block of the log.
  for (let tries = 0; (await chooses(page, 2 + (tries % 2))).isSaved; tries++) {
    expect(tries).toBeLessThan(50);
    saved.set(2, idOf(2, 2 + (tries % 2)));
  }
  clearInterval(keepsFull);
  await phone.dies();
  disk.makesSpace();

  for (const number of [2, 3]) {
    await phone.on();
    const again = await phone.opens(address);
    await expect(again.locator('#question')).toBeVisible();
    expect(await storedChoices(again)).toEqual(saved);
    const goesOn = new Hall(again);
    await goesOn.goesTo(number);
    expect((await chooses(again, 3)).isSaved).toBe(true);
    saved.set(number, idOf(number, 3));
    await expect.poll(() => again.evaluate(async () => (await caches.match('/store-log-is-whole')) !== undefined)).toBe(true);
    await phone.dies();
  }
});
