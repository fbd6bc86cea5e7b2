import { expect, it } from 'vitest';
import type { TuitionRequestInput } from '@/entities/tuition-request';
import { storageKeys } from '@/shared/config';
import { createMemoryStore } from '@/shared/lib/storage';
import { keepLastRequest, readLastRequest } from './last-request';
import { emptyRequest } from './request-rules';

const sent: TuitionRequestInput = {
  ...emptyRequest,
  learnerName: 'Kojo',
  need: 'Hearing',
  guardianName: 'Ama Mensah',
  phone: '024 123 4567',
  town: 'Adenta',
  landmark: 'Near the barrier',
  school: 'Adenta Community School',
  schoolClass: 'jhs-2',
  hours: ['tue-evening'],
  lessonsPerWeek: '3',
  where: 'home',
  region: 'GH-AA',
};
const start = {
  schoolClass: 'jhs-2',
  hours: ['tue-evening'],
  lessonsPerWeek: '3',
  where: 'home',
  region: 'GH-AA',
};

it('keeps class, hours and place, and nothing by which somebody is found', () => {
  const device = createMemoryStore();
  expect(readLastRequest(device)).toBeNull();
  keepLastRequest(device, sent);
  expect(readLastRequest(device)).toEqual(start);
  expect(JSON.parse(device.get(storageKeys.lastRequest) ?? '')).toEqual(start);
});

it('keeps nothing on a shared phone, and says nothing that was kept before', () => {
  const device = createMemoryStore();
  keepLastRequest(device, sent);
  device.set(storageKeys.isSharedPhone, 'yes');
  expect(readLastRequest(device)).toBeNull();
  device.remove(storageKeys.lastRequest);
  keepLastRequest(device, sent);
  expect(device.get(storageKeys.lastRequest)).toBeNull();
});

it.each(['', '{', '{"schoolClass":"form-5"}', '[]'])('reads nothing from %j', (text) => {
  const device = createMemoryStore();
  device.set(storageKeys.lastRequest, text);
  expect(readLastRequest(device)).toBeNull();
});
