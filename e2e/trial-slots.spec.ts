import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { hourMs, ids, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { readDocuments } from './support/records';
import { expect, test, type Page } from './support/test';

test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

test('a family plans the trial by one press, at one of three agreed times, also without network', async ({
  page,
  context,
}) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'trial'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
  });
  const starts = page.getByRole('group', { name: 'When the lesson begins' }).getByRole('button');
  await expect(starts).toHaveCount(3);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  // No adult is declared by a press alone.
  await starts.nth(1).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expect(starts).toHaveCount(3);
  await page.getByLabel('Which adult will be there?').fill('Auntie Esi');
  const name = (await starts.nth(1).textContent()) ?? '';
  await context.setOffline(true);
  await starts.nth(1).dblclick();
  await expect(starts).toHaveCount(0);
  await expect(page.getByText('You planned a lesson')).toBeVisible();
  const said = page.getByRole('status').filter({ hasText: name });
  await expect(said).toHaveText(`Kept on this phone: ${name}. It is planned once there is a network.`);
  await context.setOffline(false);
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(said).toHaveText(`Planned: ${name}.`);
  await expect(page.getByText('The door code stands here from', { exact: false })).toBeVisible();
  const planned = await readDocuments(page, `offers/${ids.ama}/lessons/`);
  expect(Object.values(planned)).toEqual([
    expect.objectContaining({ isTrial: true, plannedBy: 'family', where: 'home', minutes: 75 }),
  ]);
});

test('an online trial is planned by one press, and asks for no adult', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  const path = `offers/${ids.ama}`;
  const made = offer(ref, ids.ama, 'demo-tutor', 'chosen');
  const stored = made[path] as { learner: object };
  const online = { ...stored, learner: { ...stored.learner, where: 'online' } };
  await openCode(page, ref, { ...request(ref, 'trial'), ...made, [path]: online });
  const start = page.getByRole('group', { name: 'When the lesson begins' }).getByRole('button').first();
  const name = (await start.textContent()) ?? '';
  await expect(page.getByText('First say which adult')).toHaveCount(0);
  await start.click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  const planned = await readDocuments(page, `offers/${ids.ama}/lessons/`);
  expect(Object.values(planned)).toEqual([expect.objectContaining({ isTrial: true, where: 'online' })]);
});

/** Presses the first time for the trial, which says what was planned. Gives the time in words. */
async function pressFirstTime(page: Page): Promise<string> {
  const start = page.getByRole('group', { name: 'When the lesson begins' }).getByRole('button').first();
  const name = (await start.textContent()) ?? '';
  await start.click();
  const said = page.getByRole('status').filter({ hasText: `Planned: ${name}.` });
  await expect(said).toBeFocused();
  await expect(said).toBeInViewport();
  return name;
}

test('after one press on a time the page shows what was planned', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'trial'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
  });
  const adult = page.getByLabel('Which adult will be there?');
  await adult.fill('Auntie Esi');
  await expect(page.getByText('Saved on this phone').first()).toBeVisible();
  await page.reload();
  await expect(adult).toHaveValue('Auntie Esi');
  const name = await pressFirstTime(page);
  await expect(page.getByRole('article', { name })).toBeInViewport();
});

test('a phone that keeps nothing says too what one press on a time planned', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lifeline.shared-phone', 'yes'));
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'trial'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
  });
  await page.getByLabel('Which adult will be there?').fill('Auntie Esi');
  await pressFirstTime(page);
});

test('a time that is typed says what speaks against it, and short notice needs the word of the tutor', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  const path = `offers/${ids.ama}`;
  const made = offer(ref, ids.ama, 'demo-tutor', 'chosen');
  const stored = made[path] as { learner: object };
  const from = new Date(Date.now() + 20 * 24 * hourMs).toISOString().slice(0, 10);
  const later = { ...stored, learner: { ...stored.learner, startDate: from } };
  await openCode(page, ref, { ...request(ref, 'trial'), ...made, [path]: later });
  await page.getByLabel('Which adult will be there?').fill('Auntie Esi');
  await page.getByText('Another time', { exact: true }).click();
  const type = async (hours: number) => {
    const start = new Date(Date.now() + hours * hourMs).toISOString();
    await page.getByLabel('Which day?').fill(start.slice(0, 10));
    await page.getByLabel('From what time?').fill(start.slice(11, 16));
  };
  const agreed = page.getByLabel('The tutor has agreed to this time by phone.');
  await type(40);
  await expect(page.getByText(/^You asked for lessons from .* on\. This is earlier/)).toBeVisible();
  await type(40 * 24 + 1);
  await page.getByLabel('From what time?').fill('21:00');
  await expect(page.getByText(/^You both agreed on Tue evening, Sat morning\./)).toBeVisible();
  await expect(agreed).toHaveCount(0);
  await type(1);
  await expect(page.getByText(/^It begins in less than 12 hours/)).toBeVisible();
  await page.getByRole('button', { name: 'Plan the trial lesson' }).click();
  await expect(page.getByText(/^Less than 12 hours are left/).first()).toBeVisible();
  expect(await readDocuments(page, `offers/${ids.ama}/lessons/`)).toEqual({});
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await agreed.check();
  await page.getByRole('button', { name: 'Plan the trial lesson' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Planned: / })).toBeFocused();
  await expect
    .poll(async () => Object.values(await readDocuments(page, `offers/${ids.ama}/lessons/`)))
    .toEqual([expect.objectContaining({ isTrial: true, plannedBy: 'family', where: 'home' })]);
});
