import { expect, it } from 'vitest';
import { isAddressOf } from '@/shared/routes';
import { pages } from '@/shared/routes/pages';
import demoAccounts from './demo-accounts.json';

it.each(demoAccounts)('$displayName has an area that the host answers', ({ id, role }) => {
  const [page, path] =
    role === 'admin' ? [pages.backOffice, `/admin/${id}`] : [pages.tutorArea, `/tutor/${id}`];
  expect(isAddressOf(page, path)).toBe(true);
});
