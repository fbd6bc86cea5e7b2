import { expect, it } from 'vitest';
import { sha256Of } from './sha256';

const ofAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

it('computes the SHA-256 of a text and of its bytes', async () => {
  expect(await sha256Of('abc')).toBe(ofAbc);
  expect(await sha256Of(Uint8Array.of(0x61, 0x62, 0x63))).toBe(ofAbc);
});
