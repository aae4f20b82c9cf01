import { unforeseen } from '../kit/notice/watch';
import { expect, meets, test } from '../kit/visit';

test.use({ hasWorker: false });

test('a test notices an error that nothing caught, a line on the console and a request that the portal refuses', async ({ visit }) => {
  const page = await visit('/');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown by the test');
    });
    void Promise.reject(new Error('rejected by the test'));
    // biome-ignore lint/suspicious/noConsole: the line that the test is to notice.
    console.warn('said by the test');
    void fetch('/api/nothing-of-this-name');
  });
  const all = [
    /^uncaught Error: thrown by the test/,
    /^uncaught Error: rejected by the test/,
    /^console warning: said by the test/,
    /^refused GET \/api\/nothing-of-this-name: 404/,
  ];
  for (const line of all) await expect.poll(unforeseen).toContainEqual(expect.stringMatching(line));
  meets(...all);
  expect(unforeseen()).toEqual([]);
});
