import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { putDocuments } from './support/records';
import { expect, test } from './support/test';
import { openArea, view } from './support/tutor-area';

const dayMs = 86_400_000;

/** Minutes from now to a lesson that is on this day, also shortly before midnight. */
const soonHours = () => (new Date().getUTCHours() === 23 ? -0.2 : 0.5);

for (const [way, offMs] of Object.entries({ ahead: dayMs, behind: -dayMs })) {
  test(`a phone whose clock is a day ${way} shows a family the lesson of today, and its code`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + offMs });
    const ref = createReferenceCode('tuition');
    await openCode(page, ref, {
      ...request(ref, 'running'),
      ...offer(ref, ids.ama, 'demo-tutor', 'chosen', ['tue-evening', 'fri-evening']),
      ...lesson(ids.ama, 'planned', false, soonHours()),
    });
    await expect(page.getByRole('heading', { name: /^Lesson today, / })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the door code' })).toHaveCount(1);
    // Neither over, nor to come later.
    await expect(page.getByRole('article').getByText('Planned', { exact: true })).toBeVisible();
    await expect(page.getByText('It is over.', { exact: false })).toHaveCount(0);
  });

  test(`a phone whose clock is a day ${way} shows a tutor the lesson of today in each part`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + offMs });
    await openArea(page);
    const ref = createReferenceCode('tuition');
    const [[path, planned] = ['', {}]] = Object.entries(lesson(ids.ama, 'planned', false, soonHours()));
    await putDocuments(page, {
      ...request(ref, 'running'),
      ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
      [path]: { ...planned, isSample: false },
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Lesson today at / })).toBeVisible();
    await view(page, 'Lessons');
    await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  });
}
