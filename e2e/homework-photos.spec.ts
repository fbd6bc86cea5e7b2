import { findBarriers, findSmallTargets } from './support/accessibility';
import { choose, keptFiles, png, rows } from './support/homework';
import { expect, open, test } from './support/test';

test('a photo is turned and cropped by hand, and opened to look closely', async ({ page }) => {
  await open(page, '/homework');
  await choose(page, png);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByText('Can you read it? It is sent like this.')).toBeVisible();
  const picture = rows(page).locator('img');
  const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([1600, 1200]);

  // An empty page is as bright as one under a lamp.
  await expect(rows(page).getByRole('alert')).toContainText('It looks very bright.');
  await page.getByRole('button', { name: 'I can read it' }).click();
  await expect(rows(page).getByRole('alert')).toHaveCount(0);

  await page.getByRole('button', { name: 'Turn or crop page 12.jpg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn and crop' });
  await dialog.getByRole('slider', { name: 'Cut off left' }).fill('50');
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Turn right' }).click();
  await expect(dialog.getByRole('slider', { name: 'Cut off above' })).toHaveValue('50');
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog).toBeHidden();
  // Half of 2400 × 1800, from the photo itself and not from its small copy.
  await expect.poll(size).toEqual([1600, 1067]);
  const [kept] = await keptFiles(page);
  expect(kept?.text).not.toContain('Adenta');

  // The crop can be taken back, as long as the page is open.
  await page.getByRole('button', { name: 'Turn or crop page 12.jpg' }).click();
  await dialog.getByRole('button', { name: 'Whole photo' }).click();
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(size).toEqual([1600, 1200]);

  await page.getByRole('button', { name: 'Look closely at page 12.jpg' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photo 1 of 1' });
  const shown = viewer.getByRole('img', { name: 'Photo 1 of 1' });
  await expect(shown).toHaveCSS('opacity', '1');
  const width = () => shown.evaluate((image) => Math.round(image.getBoundingClientRect().width));
  const whole = await width();
  await viewer.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(width).toBeGreaterThan(whole);
  await page.keyboard.press('-');
  await expect.poll(width).toBe(whole);
  await shown.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(width).toBeGreaterThan(whole);
  await page.keyboard.press('r');
  await expect.poll(width).toBeLessThan(whole + 1);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Look closely at page 12.jpg' })).toBeFocused();
});
