import { expect, it } from 'vitest';
import { deskQuery, nextSort, readDeskPlace, startOf, type DeskPlace } from './desk-address';

const places: DeskPlace[] = [
  startOf('requests'),
  { ...startOf('requests'), state: 'offered', search: 'Adenta & more' },
  { ...startOf('requests'), sort: { by: 'area', direction: 'ascending' } },
  { ...startOf('requests'), sort: { by: 'sent', direction: 'descending' } },
  { ...startOf('enquiries'), state: 'new' },
  startOf('changes'),
  { ...startOf('people'), search: 'Ama' },
];

it.each(places)('survives the round trip through the address: %o', (place) => {
  expect(readDeskPlace(new URLSearchParams(deskQuery(place)))).toEqual(place);
});

it('opens on waiting requests', () => {
  expect(deskQuery(startOf('requests'))).toBe('');
  expect(readDeskPlace(new URLSearchParams('view=nonsense&sort=-nonsense'))).toEqual(startOf('requests'));
});

it('cycles through ascending, descending and default order, and starts again with another column', () => {
  const upwards = nextSort(null, 'area');
  const downwards = nextSort(upwards, 'area');
  expect([upwards, downwards]).toEqual([
    { by: 'area', direction: 'ascending' },
    { by: 'area', direction: 'descending' },
  ]);
  expect(nextSort(downwards, 'area')).toBeNull();
  expect(nextSort(downwards, 'state')).toEqual({ by: 'state', direction: 'ascending' });
});
