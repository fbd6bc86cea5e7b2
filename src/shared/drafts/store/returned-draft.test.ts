import { expect, it, vi } from 'vitest';
import { storageKeys } from '@/shared/config';
import { createDraftDevice } from '../../../../tests/samples/draft-device';
import { createDraftStore } from './draft-store';

const at = '2026-03-09T16:12:00.000Z';
const tuition = { form: 'tuition', version: 1 };

it('is restored in its form, with its papers in order and without secrets', async () => {
  const device = createDraftDevice();
  const papers = ['card', 'degree'].map((id) => ({
    ...{ id, name: `${id}.jpg`, type: 'image/jpeg', kind: id, file: new Blob([id]) },
  }));
  const away = createDraftStore(device.tab());
  const values = { town: 'Adenta', password: 'x' };
  const returned = await away.toDraft({ ...tuition, values, files: papers });
  const shared = { form: 'tuition', draft: returned?.draft.id, isSmall: true };
  expect(returned?.files).toEqual([
    { ...papers[0], ...shared, addedAt: at },
    { ...papers[1], ...shared, addedAt: '2026-03-09T16:12:00.001Z' },
  ]);
  expect(returned?.draft.hasFiles).toBe(true);
  if (returned) device.rows.set(returned.draft.id, returned.draft);
  const drafts = createDraftStore(device.tab());
  drafts.hold(tuition);
  await vi.waitFor(() => expect(drafts.stateOf('tuition').kind).toBe('saved'));
  expect(drafts.load('tuition', 1)).toEqual({ values: { town: 'Adenta' }, savedAt: at });
});

it('is null on a shared phone and on a device without storage', async () => {
  const device = createDraftDevice();
  const submission = { ...tuition, values: {} };
  device.device.set(storageKeys.draft('tuition'), '{"version":1,"values":{},"savedAt":""}');
  const moveOnce = () => Promise.reject(new DOMException('no storage', 'InvalidStateError'));
  const tab = device.tab();
  const broken = createDraftStore({ ...tab, rows: { ...tab.rows, moveOnce } });
  expect(await broken.toDraft(submission)).toBeNull();
  device.device.set(storageKeys.isSharedPhone, 'yes');
  expect(await createDraftStore(tab).toDraft(submission)).toBeNull();
});
