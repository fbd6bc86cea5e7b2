import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import {
  clearAttachments,
  keepSharedFiles,
  listAttachments,
  putAttachment,
  removeAttachment,
  replaceAttachment,
} from '.';

const row = (id: string, form: string, addedAt = '2026-03-09T16:12:00.000Z') => ({
  id,
  form,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  file: new Blob([id], { type: 'image/jpeg' }),
  addedAt,
});

const ids = async (form: string) => (await listAttachments(form)).map(({ id }) => id);

beforeEach(() => clearAttachments());

it('lists the files of a form, oldest first, and no others', async () => {
  await putAttachment(row('late', 'homework', '2026-03-10T00:00:00.000Z'));
  await putAttachment(row('early', 'homework'));
  await putAttachment(row('other', 'jobs'));
  expect(await ids('homework')).toEqual(['early', 'late']);
  expect(await (await listAttachments('jobs'))[0]?.file.text()).toBe('other');
});

it('removes once, and does not restore a file removed meanwhile', async () => {
  await putAttachment(row('one', 'homework'));
  expect(await replaceAttachment({ ...row('one', 'homework'), name: 'small.jpg' })).toBe(true);
  expect(await removeAttachment('one')).toBe(true);
  expect(await removeAttachment('one')).toBe(false);
  expect(await replaceAttachment(row('one', 'homework'))).toBe(false);
  expect(await ids('homework')).toEqual([]);
});

it('clears one form, or all', async () => {
  for (const form of ['homework', 'jobs', 'apply']) await putAttachment(row(form, form));
  await clearAttachments('jobs');
  expect([await ids('homework'), await ids('jobs')]).toEqual([['homework'], []]);
  await clearAttachments();
  expect([await ids('homework'), await ids('apply')]).toEqual([[], []]);
});

it('stores shared content unchanged', async () => {
  const files = [
    new File(['picture'], 'IMG_1.heic', { type: 'image/heic' }),
    new File(['Question 3'], 'shared.txt', { type: 'text/plain' }),
  ];
  const kept = await keepSharedFiles('homework', files);
  const rows = await listAttachments('homework');
  expect(rows.map(({ id }) => id)).toEqual(kept);
  expect(rows.map(({ name, type, isSmall }) => [name, type, isSmall])).toEqual([
    ['IMG_1.heic', 'image/heic', undefined],
    ['shared.txt', 'text/plain', undefined],
  ]);
});

it('stores only the last shared content, and keeps the pictures of the draft', async () => {
  await putAttachment({ ...row('own', 'homework'), isSmall: true });
  await keepSharedFiles('homework', [new File(['a'], 'first.png', { type: 'image/png' })]);
  await keepSharedFiles('homework', [new File(['b'], 'second.png', { type: 'image/png' })]);
  expect((await listAttachments('homework')).map(({ name }) => name)).toEqual(['own.jpg', 'second.png']);
});
