import { describe, expect, it, vi } from 'vitest';
import {
  createAttachmentDevice,
  openAttachments,
  picture,
  shared,
  small,
} from '../../../../tests/samples/attachment-device';
import type { AttachmentPorts } from './attachment';
import type { SmallPicture } from './picture';
import { notStraightened } from '@/shared/pictures';

describe('papers of a draft', () => {
  const rules: Partial<AttachmentPorts> = {
    maximum: 2,
    makeSmall: async (file) => ({
      file: new Blob(['x'], { type: (await file.text()).endsWith('pdf') ? 'application/pdf' : 'image/jpeg' }),
    }),
    judge: async (file) => (file.type === 'image/jpeg' ? ['blurred'] : []),
  };

  it('are one of each kind, and a new one replaces the first', async () => {
    const { device, store, names } = openAttachments(createAttachmentDevice(), rules);
    await store.add([picture('card.png')], 'ghana-card');
    await store.add([picture('degree.pdf')], 'certificate');
    await store.add([picture('card again.png')], 'ghana-card');
    expect(names()).toEqual(['degree.pdf', 'card again.jpg']);
    expect(store.read().problems).toEqual([]);
    expect(device.rows.size).toBe(2);
    await store.add([picture('licence.png')], 'ntc-licence');
    expect(store.read().problems).toEqual([{ name: 'licence.png', kind: 'tooMany' }]);
  });

  it('keep their quality warnings until somebody accepts them, also after a reload', async () => {
    const { device, store } = openAttachments(createAttachmentDevice(), rules);
    await store.add([picture('card.png')], 'ghana-card');
    const again = openAttachments(device, rules);
    await again.store.refresh();
    const [card] = again.store.read().items;
    expect(card).toMatchObject({ kind: 'ghana-card', doubts: ['blurred'] });
    await again.store.accept(card?.id ?? '');
    expect(again.store.read().items).toMatchObject([{ doubts: [] }]);
    await store.refresh();
    expect(store.read().items).toMatchObject([{ doubts: [] }]);
  });
});

describe('pictures of a draft', () => {
  it('are resized on the device, and persist after a reload', async () => {
    const { device, store, names } = openAttachments();
    await store.add([picture('one.png'), picture('two.webp')]);
    expect(names()).toEqual(['one.jpg', 'two.jpg']);
    expect([...device.rows.values()].map(({ type, isSmall }) => [type, isSmall])).toEqual([
      ['image/jpeg', true],
      ['image/jpeg', true],
    ]);
    const again = openAttachments(device);
    await again.store.refresh();
    expect(again.names()).toEqual(['one.jpg', 'two.jpg']);
  });

  it('are three at most, and each rejected file is reported with its reason', async () => {
    const { store, names } = openAttachments();
    await store.add(['1.png', 'bad.pdf', '2.png', '3.png', '4.png'].map(picture));
    expect(names()).toEqual(['1.jpg', '2.jpg', '3.jpg']);
    expect(store.read().problems).toEqual([
      { name: 'bad.pdf', kind: 'type' },
      { name: '4.png', kind: 'tooMany' },
    ]);
    await store.remove(store.read().items[0]?.id ?? '');
    expect(store.read().problems).toEqual([]);
    expect(names()).toEqual(['2.jpg', '3.jpg']);
  });

  it('revoke their object URLs when they are removed, cleared, or without subscribers', async () => {
    const { store, urls, stop } = openAttachments();
    await store.add([picture('1.png'), picture('2.png')]);
    expect(urls.size).toBe(2);
    await store.remove(store.read().items[0]?.id ?? '');
    expect(urls.size).toBe(1);
    await store.clear();
    expect(urls.size).toBe(0);
    await store.add([picture('3.png')]);
    stop();
    store.dispose();
    await store.refresh();
    expect(urls.size).toBe(0);
  });

  it('stay in memory when the device has no room, which is reported', async () => {
    const device = createAttachmentDevice();
    device.ports.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    device.ports.list = () => Promise.reject(new DOMException('none', 'InvalidStateError'));
    const { store, names } = openAttachments(device);
    await store.refresh();
    await store.add([picture('1.png')]);
    expect(names()).toEqual(['1.jpg']);
    expect(store.read().problems).toEqual([{ name: '1.jpg', kind: 'noRoom' }]);
  });

  it('are not restored when the draft is discarded while they are resized', async () => {
    let finish: (made: SmallPicture) => void = () => undefined;
    const makeSmall = () => new Promise<SmallPicture>((resolve) => (finish = resolve));
    const { device, store, names } = openAttachments(createAttachmentDevice(), { makeSmall });
    const adding = store.add([picture('1.png')]);
    await vi.waitFor(() => expect(store.read().isWorking).toBe(true));
    const clearing = store.clear();
    finish({ file: small });
    await Promise.all([adding, clearing]);
    expect(names()).toEqual([]);
    expect(device.rows.size).toBe(0);
  });
});

describe('straightening a picture', () => {
  const how = { ...notStraightened, turns: 1, left: 0.2 } as const;
  const drawn: [string, unknown][] = [];
  const rules: Partial<AttachmentPorts> = {
    makeSmall: async (file, turned) => {
      const text = await file.text();
      drawn.push([text, turned]);
      return text.startsWith('gone')
        ? { problem: 'unreadable' }
        : { file: new Blob([`small ${text}`], { type: 'image/jpeg' }) };
    },
    judge: async () => (drawn.at(-1)?.[1] === undefined ? ['dark'] : []),
  };

  it('begins with the picture as it was chosen, each time, and judges it anew', async () => {
    drawn.length = 0;
    const { device, store, urls } = openAttachments(createAttachmentDevice(), rules);
    await store.add([picture('one.png'), picture('two.png')]);
    const [first] = store.read().items;
    const id = first?.id ?? '';
    expect((await store.wholeOf(id))?.how).toEqual(notStraightened);
    await store.straighten(id, how);
    await store.straighten(id, { ...how, left: 0.3 });
    expect(drawn.slice(-1)).toEqual([['one.png', { ...how, left: 0.3 }]]);
    const { items, isWorking } = store.read();
    expect(items.map(({ name, doubts }) => [name, doubts])).toEqual([
      ['one.jpg', []],
      ['two.jpg', ['dark']],
    ]);
    expect(items[0]?.url).not.toBe(first?.url);
    expect([urls.size, device.rows.size, isWorking]).toEqual([2, 2, false]);
    expect((await store.wholeOf(id))?.how).toEqual({ ...how, left: 0.3 });
  });

  it('begins with the small picture after a reload', async () => {
    const { device, store } = openAttachments(createAttachmentDevice(), rules);
    await store.add([picture('one.png')]);
    const again = openAttachments(device, rules);
    await again.store.refresh();
    const id = again.store.read().items[0]?.id ?? '';
    await again.store.straighten(id, how);
    expect(drawn.at(-1)).toEqual(['small one.png', how]);
    expect(await [...device.rows.values()][0]?.file.text()).toBe('small small one.png');
  });

  it('leaves the picture as it is when it cannot be drawn, and says so', async () => {
    const device = createAttachmentDevice();
    const { store } = openAttachments(device, rules);
    await store.add([picture('one.png')]);
    const [row] = device.rows.values();
    if (row) device.rows.set(row.id, { ...row, file: new Blob(['gone']) });
    const again = openAttachments(device, rules);
    await again.store.refresh();
    await again.store.straighten(row?.id ?? '', how);
    expect(again.store.read().items).toHaveLength(1);
    expect(again.store.read().problems).toEqual([{ name: 'one.jpg', kind: 'unreadable' }]);
  });

  it('does not bring back a picture that was removed meanwhile', async () => {
    const { device, store, names } = openAttachments(createAttachmentDevice(), rules);
    await store.add([picture('one.png')]);
    const id = store.read().items[0]?.id ?? '';
    const straightening = store.straighten(id, how);
    await store.remove(id);
    await straightening;
    expect([names(), device.rows.size]).toEqual([[], 0]);
  });
});

describe('content shared by another app', () => {
  it('is offered, and is not part of the draft until it is accepted', async () => {
    const device = createAttachmentDevice();
    for (const row of [shared('photo', 'image/heic'), shared('text', 'text/plain', 'Question 3')]) {
      device.rows.set(row.id, row);
    }
    const { store, names, urls } = openAttachments(device);
    await store.refresh();
    expect(names()).toEqual([]);
    expect(store.read().offered.map(({ name, text }) => [name, text])).toEqual([
      ['photo.heic', null],
      ['text.heic', 'Question 3'],
    ]);
    await store.refuseOffered();
    expect(store.read().offered).toEqual([]);
    expect([device.rows.size, urls.size]).toEqual([0, 0]);
    expect(await store.takeOffered()).toBe('');
  });

  it('is resized when it is accepted; a text is returned once', async () => {
    const device = createAttachmentDevice();
    for (const row of [shared('photo', 'image/heic'), shared('text', 'text/plain', 'Question 3')]) {
      device.rows.set(row.id, row);
    }
    const { store, names } = openAttachments(device);
    const other = openAttachments(device);
    await Promise.all([store.refresh(), other.store.refresh()]);
    expect([await store.takeOffered(), await other.store.takeOffered()]).toEqual(['Question 3', '']);
    expect(names()).toEqual(['photo.jpg']);
    expect([...device.rows.values()].map(({ isSmall }) => isSmall)).toEqual([true]);
  });

  it('is reported when it is no picture, and does not stay on the device', async () => {
    const device = createAttachmentDevice();
    device.rows.set('bad', shared('bad', 'application/pdf'));
    const { store } = openAttachments(device);
    await store.refresh();
    await store.takeOffered();
    expect(store.read()).toMatchObject({ items: [], problems: [{ name: 'bad.heic', kind: 'type' }] });
    expect(device.rows.size).toBe(0);
  });
});

describe('on a shared phone', () => {
  it('pictures are in memory alone, also those shared by another app', async () => {
    const device = createAttachmentDevice();
    device.rows.set('photo', shared('photo', 'image/jpeg'));
    device.rows.set('before', { ...shared('before', 'image/jpeg'), isSmall: true });
    const { store, phone, names } = openAttachments(device);
    phone.isShared = true;
    await store.refresh();
    expect(device.rows.size).toBe(0);
    await store.refresh();
    await store.takeOffered();
    await store.add([picture('1.png')]);
    expect(names()).toEqual(['photo.jpg', '1.jpg']);
    expect(device.rows.size).toBe(0);
    await store.clear();
    expect(names()).toEqual([]);
  });

  it('pictures move to memory when the phone becomes shared, and back to the device afterwards', async () => {
    const { device, store, phone, names } = openAttachments();
    await store.add([picture('1.png')]);
    phone.isShared = true;
    await store.follow();
    expect([names(), device.rows.size]).toEqual([['1.jpg'], 0]);
    phone.isShared = false;
    await store.follow();
    expect([names(), device.rows.size]).toEqual([['1.jpg'], 1]);
  });
});
