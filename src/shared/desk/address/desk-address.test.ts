import { expect, it } from 'vitest';
import { deskQuery, readDeskPlace, startOf, type DeskPlace } from './desk-address';

const places: DeskPlace[] = [
  startOf('requests'),
  { ...startOf('requests'), state: 'offered', search: 'Adenta & more' },
  { ...startOf('requests'), sort: { by: 'area', direction: 'ascending' } },
  { ...startOf('requests'), sort: { by: 'sent', direction: 'descending' } },
  { ...startOf('enquiries'), state: 'new' },
  { ...startOf('enquiries'), columns: ['topic', 'state'] },
  { ...startOf('applications'), columns: [] },
  {
    view: 'applications',
    state: 'interview',
    search: 'ama +233 & kofi',
    sort: { by: 'name', direction: 'descending' },
    columns: ['name', 'area'],
  },
  startOf('changes'),
  { ...startOf('people'), search: 'Ama' },
];

it.each(places)('survives the round trip through the address: %o', (place) => {
  expect(readDeskPlace(new URLSearchParams(deskQuery(place)))).toEqual(place);
});

it('opens on waiting requests', () => {
  expect(deskQuery(startOf('requests'))).toBe('');
  expect(readDeskPlace(new URLSearchParams('view=nonsense&sort=-'))).toEqual(startOf('requests'));
});
