import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { ago, ids, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { themes } from './support/routes';
import { expect, test } from './support/test';

for (const theme of themes) {
  test(`a family reads what the office put right, and what stands now, in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await page.setViewportSize({ width: 360, height: 740 });
    const ref = createReferenceCode('tuition');
    const records: Readonly<Record<string, Readonly<Record<string, unknown>>>> = request(ref, 'offered');
    const tracking = records[`tracking/${ref}`] as { readonly steps: object };
    const step = (hours: number, field: string) => ({ what: 'corrected', at: ago(hours), field });
    await openCode(page, ref, {
      ...records,
      ...offer(ref, ids.ama, 'demo-tutor', 'accepted'),
      [`tracking/${ref}`]: {
        ...tracking,
        steps: {
          ...tracking.steps,
          one: step(200, 'guardian.phone'),
          two: step(55, 'lessons.prioritySubject'),
          three: step(55, 'lessons.hours'),
        },
      },
    });
    const told = page.getByText(/^The office put right: /);
    await expect(told).toHaveText([
      /^The office put right: first subject, hours \(\d+ \w+\)$/,
      /^The office put right: your phone number \(\d+ \w+\)$/,
    ]);
    await expect(
      page.getByText('It says now: first subject: Mathematics; hours: Tue evening, Sat morning.'),
    ).toBeVisible();
    await expect(page.getByText('Put right: your phone number', { exact: true })).toBeVisible();
    await expect(page.getByText(/\+233/)).toHaveCount(0);
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    if (process.env.LIFELINE_LOOK) {
      await told.first().scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${process.env.LIFELINE_LOOK}/put-right-${theme}.png` });
    }
    if (theme === 'light') {
      await page.getByRole('button', { name: 'Seen: put it away' }).click();
      await expect(told).toHaveCount(0);
      await page.reload();
      // The story below still tells it.
      await expect(page.getByText('Put right: your phone number', { exact: true })).toBeVisible();
      await expect(told).toHaveCount(0);
    }
  });
}
