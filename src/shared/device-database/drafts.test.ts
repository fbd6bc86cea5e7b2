import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { clearAttachments, clearDrafts, listAttachments, putAttachment, putDraft, removeDraft } from '.';

const savedAt = '2026-03-09T16:12:00.000Z';
const draft = (id: string) => ({ id, form: 'digest', savedAt, texts: [] });
const file = (id: string, of?: string) => ({
  ...{ id, form: 'apply', name: `${id}.jpg`, type: 'image/jpeg', file: new Blob([id]), addedAt: savedAt },
  ...(of !== undefined && { draft: of }),
});
const files = async () => (await listAttachments('apply')).map(({ id }) => id);

beforeEach(async () => {
  await clearDrafts();
  await clearAttachments();
  await putDraft(draft('one'));
  await putDraft({ ...draft('other'), isOfAccount: true });
  for (const row of [file('1', 'one'), file('2', 'other'), file('3')]) await putAttachment(row);
});

it('removes a draft with its files, and no others', async () => {
  await removeDraft('one');
  expect(await files()).toEqual(['2', '3']);
});

it('removes the drafts of a sign-in with their files', async () => {
  await clearDrafts('of-account');
  expect(await files()).toEqual(['1', '3']);
});

it('removes the files of one draft of a form, and files without a draft', async () => {
  await clearAttachments('apply', 'other');
  expect(await files()).toEqual(['1']);
});
