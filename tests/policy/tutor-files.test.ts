import { describe, expect, it } from 'vitest';
import { createTutor } from '../../src/entities/tutor';
import type { DocumentData } from '@/shared/backend';
import { sampleTutor } from '../samples/offers';
import { documentsOf, type Documents } from './attempt';
import { people, roles } from './people';
import { attemptByPolicy } from './policy-attempt';

const facts = {
  owner: 'tutors/demo-tutor',
  name: 'photo.webp',
  type: 'image/webp',
  size: 3,
  sha256: 'a'.repeat(64),
  state: 'uploading',
};
const piece: DocumentData = { bytes: new Uint8Array([1, 2, 3]) };
const world: Documents = { ...roles, ...documentsOf([createTutor('demo-tutor', 'x', sampleTutor)]) };
const begun: Documents = { ...world, 'files/photo': facts };
const complete: Documents = {
  ...world,
  'files/photo': { ...facts, state: 'complete' },
  'files/photo/pieces/0': piece,
};

const { guest, person, tutor, admin } = people;

describe('the photo of a profile', () => {
  it('is uploaded by the office alone, in pieces', async () => {
    const put = { commit: [{ type: 'create', path: 'files/photo', data: facts }] } as const;
    const add = { commit: [{ type: 'create', path: 'files/photo/pieces/0', data: piece }] } as const;
    for (const who of [guest, person, tutor]) {
      expect(await attemptByPolicy(who, world, put)).toBe(false);
      expect(await attemptByPolicy(who, begun, add)).toBe(false);
    }
    expect(await attemptByPolicy(admin, world, put)).toBe(true);
    expect(await attemptByPolicy(admin, begun, add)).toBe(true);
  });

  it('is read by everybody once it is complete, and not before', async () => {
    for (const who of [guest, person, tutor, admin]) {
      expect(await attemptByPolicy(who, complete, { get: 'files/photo' })).toBe(true);
      expect(await attemptByPolicy(who, complete, { get: 'files/photo/pieces/0' })).toBe(true);
    }
    const half = { ...complete, 'files/photo': facts };
    expect(await attemptByPolicy(guest, half, { get: 'files/photo/pieces/0' })).toBe(false);
  });

  it('gives no access to files of a record', async () => {
    const owner = 'tuitionRequests/LL-T4TR8QX2NHM6DB';
    const papers = { ...complete, 'files/photo': { ...facts, state: 'complete', owner } };
    expect(await attemptByPolicy(guest, papers, { get: 'files/photo' })).toBe(false);
    expect(await attemptByPolicy(guest, papers, { get: 'files/photo/pieces/0' })).toBe(false);
  });
});
