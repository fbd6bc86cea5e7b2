import { expect, it } from 'vitest';
import { storageKeys } from '@/shared/config';
import { deskQuery, startOf } from '@/shared/desk';
import { createMemoryStore } from '@/shared/lib/storage';
import { createSavedViews } from './saved-views';

const stores = () => ({ device: createMemoryStore(), tab: createMemoryStore() });
const late = {
  view: 'requests',
  name: 'Late in Tema',
  query: deskQuery({ ...startOf('requests'), state: 'offered', search: 'tema', columns: ['area', 'sent'] }),
} as const;
const names = (views: readonly { name: string }[]) => views.map(({ name }) => name);

it('keeps views on the device, each officer and each list on its own', () => {
  const here = stores();
  const own = createSavedViews(here, 'ama');
  expect(own.save(late)).toBe(true);
  own.save({ ...late, view: 'enquiries', name: 'New ones' });
  own.save({ ...late, name: 'All in Ho' });
  const again = createSavedViews(here, 'ama');
  expect(names(again.list('requests'))).toEqual(['All in Ho', 'Late in Tema']);
  expect(again.list('requests')[1]).toEqual(late);
  expect(names(again.list('enquiries'))).toEqual(['New ones']);
  expect(createSavedViews(here, 'kofi').list('requests')).toEqual([]);
});

it('replaces a view of the same name, and removes one', () => {
  const own = createSavedViews(stores(), 'ama');
  own.save(late);
  own.save({ ...late, query: '?state=running' });
  own.save({ ...late, view: 'enquiries' });
  expect(own.list('requests')).toEqual([{ ...late, query: '?state=running' }]);
  own.remove(late);
  expect(own.list('requests')).toEqual([]);
  expect(names(own.list('enquiries'))).toEqual(['Late in Tema']);
});

it('keeps nothing on a shared phone after the session', () => {
  const here = stores();
  here.device.set(storageKeys.isSharedPhone, 'yes');
  createSavedViews(here, 'ama').save(late);
  expect(names(createSavedViews(here, 'ama').list('requests'))).toEqual(['Late in Tema']);
  expect(createSavedViews({ ...here, tab: createMemoryStore() }, 'ama').list('requests')).toEqual([]);
});

it.each(['{', '7', '[{"view":"requests"}]'])('reads nothing from what another program wrote: %s', (text) => {
  const here = stores();
  here.device.set('lifeline.desk-views.ama', text);
  const own = createSavedViews(here, 'ama');
  expect(own.list('requests')).toEqual([]);
  own.save(late);
  expect(own.list('requests')).toEqual([late]);
});

it('says when the device refuses', () => {
  const device = { ...createMemoryStore(), set: () => false };
  expect(createSavedViews({ device, tab: createMemoryStore() }, 'ama').save(late)).toBe(false);
});
