import { afterEach, expect, it, vi } from 'vitest';
import { deskQuery, namesList, readDeskPlace, startOf, type DeskPlace } from './desk-address';

const places: DeskPlace[] = [
  startOf('today'),
  startOf('requests'),
  { ...startOf('requests'), state: 'offered', search: 'Adenta & more' },
  { ...startOf('requests'), sort: { by: 'area', direction: 'ascending' } },
  { ...startOf('requests'), sort: { by: 'sent', direction: 'descending' } },
  { ...startOf('requests'), state: 'ended', month: '2026-03' },
  { ...startOf('enquiries'), state: 'new' },
  { ...startOf('enquiries'), columns: ['topic', 'state'] },
  { ...startOf('applications'), columns: [] },
  {
    view: 'applications',
    state: 'interview',
    search: 'ama +233 & kofi',
    month: null,
    sort: { by: 'name', direction: 'descending' },
    columns: ['name', 'area'],
  },
  startOf('changes'),
  { ...startOf('people'), search: 'Ama' },
];

it.each(places)('survives the round trip through the address: %o', (place) => {
  expect(readDeskPlace(new URLSearchParams(deskQuery(place)))).toEqual(place);
});

it('names the view unless a list of requests is named otherwise', () => {
  expect(deskQuery(startOf('today'))).toBe('?view=today');
  expect(deskQuery(startOf('requests'))).toBe('?view=requests');
  expect(deskQuery({ ...startOf('requests'), state: 'offered' })).toBe('?state=offered');
  expect(readDeskPlace(new URLSearchParams('view=nonsense&sort=-&month=2026-13'))).toEqual(
    startOf('requests'),
  );
});

it.each([
  ['', false],
  ['view=today', false],
  ['utm_source=mail', false],
  ['state=offered', true],
  ['q=Tema', true],
  ['month=2026-03', true],
  ['sort=-sent', true],
  ['columns=area', true],
])('tells whether "%s" is the address of a list', (query, isOfList) => {
  expect(namesList(new URLSearchParams(query))).toBe(isOfList);
});

afterEach(() => vi.restoreAllMocks());

// Chromium 92 has no `size`, and an address without a view opens the first one.
it('names the requests in a browser that counts no parameters', () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as unknown as number);
  expect(deskQuery(startOf('requests'))).toBe('?view=requests');
});
