import { entersAs, expect, isAt, test } from './kit/visit';

for (const [what, path] of [
  ['role', /GET \/api\/users\/role\//],
  ['profile', /GET \/api\/users\/profile\//],
] as const)
  test(`a lost reply to who somebody is (${what}) at the first sign-in on a phone: asked again, led on, and the stored profile stays`, async ({
    portal,
    visit,
  }) => {
    const learner = await portal.learner('Revati');
    const stored = { uid: learner.uid, firstName: 'Revati', lastName: 'Kumar', email: learner.email, location: 'Nashik' };
    await portal.call(learner, 'saveProfile', { body: { ...stored, phone: '+919876543210' } });
    const page = await visit('/user/login');
    const heals = portal.api.refuses(path);
    await entersAs(page, learner);
    await isAt(page, '/user/profile-completion');
    if (what === 'role') await expect(page.getByText('First-time login. Please complete your profile.')).toBeVisible();
    heals();
    await isAt(page, '/user/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Revati!' })).toBeVisible();
    const now = await portal.call(learner, 'getProfile', { params: { uid: learner.uid } });
    expect(now).toMatchObject({ ...stored, phone: '+919876543210' });
  });

test('a profile form that opened because a reply was lost overwrites nothing, however soon it is saved', async ({ portal, visit }) => {
  const learner = await portal.learner('Sarala');
  const page = await visit('/user/login');
  const heals = portal.api.refuses(/GET \/api\/users\/role\//);
  await entersAs(page, learner);
  await isAt(page, '/user/profile-completion');
  await page.getByLabel('First name').fill('S');
  await page.getByLabel('Last name').fill('K');
  await page.getByLabel('Location').fill('Elsewhere');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await isAt(page, '/user/dashboard');
  await expect(page.getByText('Your profile was already saved and stays as it is.')).toBeVisible();
  heals();
  const now = await portal.call(learner, 'getProfile', { params: { uid: learner.uid } });
  expect(now).toMatchObject({ firstName: 'Sarala', lastName: 'Kumar', location: 'Patna' });
});
