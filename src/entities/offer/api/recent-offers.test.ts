import { expect, it } from 'vitest';
import { createCountingDocuments, sumOf } from '../../../../tests/samples/counting-documents';
import { makeOffer } from '../../../../tests/samples/offers';
import { documentsOf } from '../../../../tests/policy/attempt';
import { newTuitionCode } from '../../../../tests/samples/records';
import { offerPath } from '../model/offer';
import { readRecentOffers } from './recent-offers';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** An offer as it is stored, made and moved on days of November 2026. */
function stored(number: number, made: string, moved = made, state = 'sent') {
  const path = offerPath(idOf(number));
  const office = { kind: 'office', userId: 'o', name: 'O' } as const;
  const written = documentsOf(makeOffer(newTuitionCode(), { id: idOf(number), tutorId: 'tutor-1' }, office))[
    path
  ];
  return {
    path,
    data: {
      ...written,
      state,
      createdAt: `2026-11-${made}T10:00:00.000Z`,
      movedAt: `2026-11-${moved}T10:00:00.000Z`,
    },
  };
}

const since = '2026-11-01T00:00:00.000Z';

function openWith(offers: readonly ReturnType<typeof stored>[]) {
  const counting = createCountingDocuments(Object.fromEntries(offers.map(({ path, data }) => [path, data])));
  const memory: Parameters<typeof readRecentOffers>[1] = { kept: { since: null, offers: new Map() } };
  return {
    ...counting,
    read: async (from = since) => {
      const offers = await readRecentOffers(counting.documents, memory, from);
      return {
        found: offers.map(({ id, state }) => `${Number(id.slice(-12))} ${state}`).sort(),
        reads: sumOf(counting.takeReads()),
      };
    },
  };
}

const many = Array.from({ length: 50 }, (_, at) => stored(100 + at, '05', '06', 'declined'));

it('reads every offer once, and then those that moved since', async () => {
  const office = openWith([...many, stored(1, '10'), stored(2, '10', '12', 'accepted')]);
  expect((await office.read()).reads).toBe(52);
  expect((await office.read()).reads).toBe(1);

  for (const { path, data } of [stored(1, '10', '13', 'declined'), stored(3, '14')]) office.put(path, data);
  const next = await office.read();
  expect(next.reads).toBe(3);
  expect(next.found).toHaveLength(53);
  expect(next.found).toEqual(expect.arrayContaining(['1 declined', '2 accepted', '3 sent']));
});

it('forgets those made before the time that is asked for', async () => {
  const office = openWith([stored(1, '02'), stored(2, '10')]);
  await office.read();
  expect((await office.read('2026-11-05T00:00:00.000Z')).found).toEqual(['2 sent']);
});

it('reads all again when an earlier time is asked for, or when there was none', async () => {
  const office = openWith([stored(1, '02')]);
  expect((await office.read('2026-11-05T00:00:00.000Z')).found).toEqual([]);
  expect((await office.read('2026-11-05T00:00:00.000Z')).found).toEqual([]);
  expect((await office.read()).found).toEqual(['1 sent']);
});
