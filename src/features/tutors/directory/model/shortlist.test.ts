import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/shared/config';
import { createMemoryStore } from '@/shared/lib/storage';
import { createShortlist } from './shortlist';

function createStores() {
  const stores = { device: createMemoryStore(), tab: createMemoryStore() };
  return { ...stores, list: createShortlist(stores) };
}

describe('the shortlist', () => {
  it('is stored on the device and notifies of changes', () => {
    const { device, list } = createStores();
    const onChange = vi.fn();
    list.observe(onChange);
    list.toggle('ama');
    list.toggle('kojo');
    list.toggle('ama');
    expect(list.read()).toBe('kojo');
    expect(device.get(storageKeys.shortlist)).toBe('kojo');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('is deleted with the tab on a shared phone', () => {
    const { device, tab, list } = createStores();
    device.set(storageKeys.isSharedPhone, 'yes');
    list.toggle('ama');
    expect(device.get(storageKeys.shortlist)).toBeNull();
    expect(tab.get(storageKeys.shortlist)).toBe('ama');
    expect(list.read()).toBe('ama');
  });
});
