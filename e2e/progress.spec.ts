import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { expect, test } from './support/test';

test('a family reads how it goes, compared with the first lesson', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  const first = '7b1df9b2-8a75-4c43-a3a5-1b7f0de0a114';
  const [taught] = Object.values(lesson(ids.ama, 'taught', false, -4));
  const [early] = Object.values(lesson(ids.ama, 'taught', false, -170));
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    [`offers/${ids.ama}/lessons/${ids.lesson}`]: { ...taught },
    [`offers/${ids.ama}/lessons/${first}`]: {
      ...early,
      state: 'paid',
      report: { attendance: 'late', topic: 'Fractions', mastery: '1', next: 'Page 3' },
    },
  });
  const card = page.getByRole('region', { name: 'How it goes' });
  await expect(card).toContainText('On time 1, late 1, not there 0');
  await expect(card).toContainText('Fractions: Just met');
  await expect(card).toContainText('Fractions: Alone');
  await expect(card).toContainText('Word problems');
  expect(await findBarriers(page)).toEqual([]);
});
