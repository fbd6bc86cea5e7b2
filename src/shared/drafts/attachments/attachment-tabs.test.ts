import { expect, it } from 'vitest';
import {
  createAttachmentDevice,
  openAttachments,
  picture,
  shared,
} from '../../../../tests/samples/attachment-device';

/** Ports of one tab's draft. */
const draft = (id: string, note = () => Promise.resolve(true)) => ({ draft: { id: () => id, note } });

it('keeps the pictures of two tabs apart', async () => {
  const device = createAttachmentDevice();
  const [one, other] = [openAttachments(device, draft('one')), openAttachments(device, draft('other'))];
  await one.store.add([picture('1.png')]);
  await other.store.add([picture('2.png')]);
  await Promise.all([one.store.refresh(), other.store.refresh()]);
  expect([one.names(), other.names()]).toEqual([['1.jpg'], ['2.jpg']]);
  await one.store.clear();
  await other.store.refresh();
  expect([one.names(), other.names()]).toEqual([[], ['2.jpg']]);
});

it('moves pictures stored by an earlier release into one draft', async () => {
  const device = createAttachmentDevice();
  device.rows.set('before', { ...shared('before', 'image/jpeg'), isSmall: true });
  const [one, other] = [openAttachments(device, draft('one')), openAttachments(device, draft('other'))];
  await one.store.refresh();
  await other.store.refresh();
  expect([one.names(), other.names()]).toEqual([['before.heic'], []]);
});

it('records that a draft has pictures before the first is stored, and when it has none left', async () => {
  const noted: unknown[] = [];
  const device = createAttachmentDevice();
  const note = async (hasFiles: boolean) => Boolean(noted.push([hasFiles, device.rows.size]));
  const { store } = openAttachments(device, { draft: { id: () => 'one', note } });
  await store.add([picture('1.png')]);
  await store.remove(store.read().items[0]?.id ?? '');
  expect(noted).toEqual([
    [true, 0],
    [false, 0],
  ]);
});

it('stores no picture when the draft cannot be stored, and reports it', async () => {
  const { device, store, names } = openAttachments(
    createAttachmentDevice(),
    draft('one', () => Promise.resolve(false)),
  );
  await store.add([picture('1.png')]);
  expect([names(), device.rows.size]).toEqual([['1.jpg'], 0]);
  expect(store.read().problems).toEqual([{ name: '1.jpg', kind: 'noRoom' }]);
});
