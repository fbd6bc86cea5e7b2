import { describe, expect, it } from 'vitest';
import {
  createAttachmentDevice,
  openAttachments,
  picture,
} from '../../../../tests/samples/attachment-device';

describe('pictures with places', () => {
  const places = ['first', 'second'];
  const kinds = (store: ReturnType<typeof openAttachments>['store']) =>
    store.read().items.map(({ name, kind }) => [kind, name]);

  it('take the free places in order, and what finds none is named', async () => {
    const { store } = openAttachments(createAttachmentDevice(), { maximum: 2 });
    // Chosen at once: neither knows of the other.
    await Promise.all([
      store.add([picture('1.png')], places),
      store.add([picture('2.png'), picture('3.png')], places),
    ]);
    expect(kinds(store)).toEqual([
      ['first', '1.jpg'],
      ['second', '2.jpg'],
    ]);
    expect(store.read().problems).toEqual([{ name: '3.png', kind: 'tooMany' }]);
    await store.remove(store.read().items[0]?.id ?? '');
    await store.add([picture('4.png')], places);
    expect(kinds(store)).toEqual([
      ['second', '2.jpg'],
      ['first', '4.jpg'],
    ]);
    await store.add([picture('5.png')], []);
    expect(store.read().problems).toEqual([{ name: '5.png', kind: 'tooMany' }]);
  });
});
