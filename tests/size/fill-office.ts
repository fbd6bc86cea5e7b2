import { expect, it } from 'vitest';
import { createSampleClearances } from '@/app/demo/sample-clearances';
import { createSampleTutors } from '@/app/demo/sample-tutors';
import { longDesk } from '../samples/long-desk';
import { longPast } from '../samples/long-past';
import { fillFirestore } from './fill-firestore';

const { FIRESTORE_EMULATOR_HOST: server = '', LIFELINE_SIZE: requests } = process.env;

it('fills a Firestore server with an office of many years, and the sample tutors', async () => {
  // The server has the accounts of the demo.
  const { 'roles/demo-admin': _role, ...stored } = longDesk({ requests: Number(requests), open: 400 }).stored;
  const now = Date.now();
  const tutors = { ...createSampleTutors(now), ...createSampleClearances(now) };
  const filled = [
    await fillFirestore(server, Object.entries(stored)),
    await fillFirestore(server, longPast(stored)),
    await fillFirestore(server, Object.entries(tutors)),
  ];
  expect(filled.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(50_000);
});
