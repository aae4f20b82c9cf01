import { Hall, storedChoices } from '../../e2e/kit/hall';
import { stored } from '../../e2e/kit/stored';
import { expect } from '../../e2e/kit/test';
import { errorSince, timerOf } from '../../e2e/kit/timer';
import { isOnRecord, isRight, livesBy, minutes, oneSecond, sitting, test } from './clock-fixtures';

const day = 24;
const submit = /POST .*\/submit\b/;

test('the system’s clock is set in sight of the page, online, offline and before a reload: no second is won or lost', async ({
  portal,
  clock,
  phone,
}) => {
  test.setTimeout(240_000);
  const { page, given, isFiled, elapsed } = await sitting(portal, phone, 'Usha');
  const hall = new Hall(page);
  const before = await timerOf(page);
  for (const [number, hours, what] of [
    [2, [day], 'a day ahead'],
    [3, [0], 'a day back'],
    [4, [1], 'an hour ahead'],
    [5, [1 + day, 2 - day], 'a day ahead and at once nearly two days back'],
  ] as const) {
    for (const offset of hours) clock.sets(offset);
    await livesBy(page, hours.at(-1) ?? 0);
    await isRight(page, before, `${what}, online`);
    await hall.next();
    await hall.chooses((number % 3) + 1);
    given.set(number, (number % 3) + 1);
  }
  portal.goesDark();
  for (const hours of [day, -day, 1]) {
    clock.sets(hours);
    await livesBy(page, hours);
    await isRight(page, before, `${hours} h off, offline`);
    await isOnRecord(page, hours);
    await page.reload();
    await expect(hall.question(5)).toBeVisible();
    await isRight(page, before, `${hours} h off and a reload, offline`);
  }
  expect(new Map([...(await storedChoices(page))].filter(([, option]) => option !== null))).toEqual(given);

  await hall.submits();
  const truth = elapsed();
  portal.comesBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const { body, answered } = await isFiled();
  expect(Math.abs((body?.timeTaken ?? Number.NaN) - truth)).toBeLessThanOrEqual(2);
  expect(answered).toBe(given.size);
  await expect.poll(() => stored(page, 'parcels')).toEqual([]);
});

test('the system’s clock is set by a day while the browser is killed: the server’s time corrects the time left', async ({
  portal,
  clock,
  phone,
}) => {
  test.setTimeout(240_000);
  const { page, address, isFiled, elapsed } = await sitting(portal, phone, 'Vani');
  const before = await timerOf(page);
  let again = page;
  for (const hours of [day, 0, -day, 1]) {
    await phone.dies();
    clock.sets(hours);
    await phone.on();
    again = await phone.opens(address);
    await expect(new Hall(again).question(1)).toBeVisible();
    await livesBy(again, hours);
    await expect.poll(async () => Math.abs(await errorSince(again, before, `${hours} h off after a kill`))).toBeLessThanOrEqual(oneSecond);
    await expect(again.getByRole('radio').nth(1)).toBeChecked();
  }
  const posts = portal.api.records(submit);
  await new Hall(again).submits();
  const truth = elapsed();
  const { body, answered } = await isFiled();
  expect(Math.abs((body?.timeTaken ?? Number.NaN) - truth)).toBeLessThanOrEqual(2);
  expect(answered).toBe(1);
  await expect(again.getByRole('region', { name: 'Score' })).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('the browser is killed without a network: a clock set a day back wins at most the time it was closed, and one set a day ahead ends the exam and says why', async ({
  portal,
  clock,
  phone,
}) => {
  test.setTimeout(240_000);
  const { page, address, isFiled } = await sitting(portal, phone, 'Wasim');
  portal.goesDark();
  const before = await timerOf(page);
  const closed = performance.now();
  await phone.dies();
  clock.sets(-day);
  await phone.on();
  const back = await phone.opens(address);
  await expect(new Hall(back).question(1)).toBeVisible();
  const error = await errorSince(back, before, 'a day back while killed, offline');
  // The record is renewed every 5 s; a second is the timer's own.
  const wonAtMost = performance.now() - closed + 6_000;
  expect(error).toBeGreaterThanOrEqual(-oneSecond);
  expect(error).toBeLessThanOrEqual(wonAtMost);
  await new Hall(back).next();
  await new Hall(back).chooses(3);

  await phone.dies();
  clock.sets(day);
  await phone.on();
  const ahead = await phone.opens(address);
  await expect(ahead.getByText('Waiting to be sent').first()).toBeVisible();
  portal.comesBack();
  await ahead.evaluate(() => window.dispatchEvent(new Event('online')));
  const { body, answered } = await isFiled();
  expect(body).toMatchObject({ timeTaken: minutes * 60, clock: { ahead: expect.any(Number), left: expect.any(Number) } });
  expect(answered).toBe(2);
  await expect.poll(() => stored(ahead, 'parcels')).toEqual([]);
});

test('the system’s clock is set while the worker delivers and the reply is lost: the same body is sent again and filed once', async ({
  portal,
  clock,
  phone,
}) => {
  test.setTimeout(240_000);
  const { page, isFiled } = await sitting(portal, phone, 'Yamini');
  const refused = portal.api.refuses(submit);
  await new Hall(page).submits();
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  const pocket = await phone.closesEveryPage();
  refused();
  const posts = portal.api.records(submit);
  const lost = portal.api.stalls(submit);
  await phone.fires('outbox', portal.api.url, pocket);
  await isFiled();
  clock.sets(day);
  const [worker] = phone.context.serviceWorkers();
  if (worker === undefined) throw new Error('No worker');
  await livesBy(worker, day);
  lost();

  clock.sets(-day);
  const held = portal.api.holds(submit);
  const before = posts.length;
  await phone.fires('outbox', portal.api.url, pocket);
  await expect.poll(() => posts.length).toBeGreaterThan(before);
  clock.sets(1);
  held();
  const told = () => posts.filter((post) => post.told?.status === 200).length;
  await expect.poll(told).toBe(1);
  expect(new Set(posts.map(({ body }) => body)).size).toBe(1);
  const back = await phone.opens(`${portal.api.url}/user/my-assessments`);
  await expect(back.getByRole('heading', { name: 'By the clock of Yamini' }).first()).toBeVisible();
  await expect.poll(() => stored(back, 'parcels')).toEqual([]);
  expect((await isFiled()).answered).toBe(1);
});
