import { expect, it } from 'vitest';
import { isOverdue } from './guide';
import { guideList, loadGuide } from './guides';

it('says that the day has passed by which facts were to be checked again', () => {
  const guide = { checkAgainBy: '2027-05-01' };
  expect(isOverdue(guide, new Date('2027-05-01T23:00:00.000Z'))).toBe(false);
  expect(isOverdue(guide, new Date('2027-05-02T00:00:00.000Z'))).toBe(true);
});

it('loads each guide of the list, and nothing for another name', async () => {
  for (const { slug, title } of guideList) expect((await loadGuide(slug))?.title).toBe(title);
  expect(await loadGuide('../model/guide')).toBeNull();
  expect(await loadGuide('no-such-guide')).toBeNull();
});
