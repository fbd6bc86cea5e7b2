import { expect, it } from 'vitest';
import { deskQuery, readDeskPlace, type DeskPlace } from './desk-address';

const places: DeskPlace[] = [
  { view: 'requests', state: 'waiting', search: '' },
  { view: 'requests', state: 'offered', search: 'Adenta & more' },
  { view: 'enquiries', state: 'new', search: '' },
  { view: 'changes', state: 'waiting', search: '' },
];

it.each(places)('survives the way through the address: %o', (place) => {
  expect(readDeskPlace(new URLSearchParams(deskQuery(place)))).toEqual(place);
});

it('opens on the requests that wait', () => {
  expect(deskQuery({ view: 'requests', state: 'waiting', search: '' })).toBe('');
  expect(readDeskPlace(new URLSearchParams('view=nonsense')).view).toBe('requests');
});
