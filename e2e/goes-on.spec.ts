import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { readDocuments, stateOf } from './support/records';
import { themes } from './support/routes';
import { expect, office, open, signIn, signOut, test, tutor } from './support/test';

for (const theme of themes) {
  test(`a tutor reads that the family goes on after the trial, and what comes next, in ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await page.setViewportSize({ width: 360, height: 740 });
    const ref = createReferenceCode('tuition');
    await openCode(page, ref, {
      ...request(ref, 'trial'),
      ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
      ...lesson(ids.ama, 'taught', true, -20),
    });
    await page.getByRole('button', { name: /^Go on with / }).click();
    await expect.poll(() => stateOf(page, `tuitionRequests/${ref}`)).toBe('running');
    const path = `offers/${ids.ama}`;
    expect((await readDocuments(page, path))[path]).toMatchObject({
      state: 'chosen',
      goesOnAt: expect.any(String),
    });

    await open(page, '/tutor');
    await signIn(page, tutor);
    const told = page.getByText('The family goes on with you', { exact: true });
    await expect(told.first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    if (process.env.LIFELINE_LOOK)
      await page.screenshot({ path: `${process.env.LIFELINE_LOOK}/goes-on-${theme}.png` });
    await page
      .getByRole('link', { name: /^(Plan the lessons|The family goes on with you)$/ })
      .first()
      .click();
    const inRegister = page.getByText('JHS 2: Mathematics: the family goes on with you.');
    await expect(inRegister).toBeVisible();
    await expect(page.getByRole('button', { name: /^Plan the lessons: / })).toBeVisible();
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    if (process.env.LIFELINE_LOOK) {
      await inRegister.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${process.env.LIFELINE_LOOK}/goes-on-register-${theme}.png` });
    }
  });
}

test('a tutor is told as well when the office notes it on the word of the family', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'trial'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'taught', true, -20),
  });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await page.goto(`/admin/${office.id}?view=requests#${ref}`);
  await page.getByRole('button', { name: 'The family says yes: lessons run' }).click();
  await expect.poll(() => stateOf(page, `tuitionRequests/${ref}`)).toBe('running');
  const path = `offers/${ids.ama}`;
  expect((await readDocuments(page, path))[path]).toMatchObject({ goesOnAt: expect.any(String) });
  await page.setViewportSize({ width: 1280, height: 740 });
  await signOut(page);
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page.getByText('The family goes on with you', { exact: true }).first()).toBeVisible();
});
