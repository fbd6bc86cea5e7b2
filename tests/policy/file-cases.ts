import { describe, expect, it } from 'vitest';
import { pieceBytes, type DocumentData, type Write } from '@/shared/backend';
import { newEnquiryCode, sendEnquiry } from '../samples/records';
import { documentsOf, type Attempt, type Documents } from './attempt';

const guest = { userId: null };
const enquiry = newEnquiryCode();
const size = pieceBytes + 5;

const facts = {
  owner: `enquiries/${enquiry}`,
  name: 'note.pdf',
  type: 'application/pdf',
  size,
  sha256: 'a'.repeat(64),
  state: 'uploading',
};

const sent = documentsOf(sendEnquiry(enquiry));
const started: Documents = { ...sent, 'files/f': facts };
const piece = (index: string, data: DocumentData): readonly Write[] => [
  { type: 'create', path: `files/f/pieces/${index}`, data },
];
const bytes = (length: number) => ({ bytes: new Uint8Array(length) });

/** How a file comes, piece by piece. */
export function describeFiles(attempt: Attempt): void {
  const may = (stored: Documents, commit: readonly Write[]) => attempt(guest, stored, { commit });

  describe('a file', () => {
    it('begins with its facts, for a record that is there', async () => {
      const begin = (change: DocumentData): readonly Write[] => [
        { type: 'create', path: 'files/f', data: { ...facts, ...change } },
      ];
      expect(await may(sent, begin({}))).toBe(true);
      expect(await may({}, begin({}))).toBe(false);
      for (const change of [
        { size: 0.5 },
        { size: -1 },
        { owner: 'x'.repeat(1000) },
        { owner: 'roles/demo-admin' },
        { more: 1 },
        { sha256: 'a' },
        { sha256: 7 },
        { name: '' },
        { name: 'a'.repeat(201) },
        { name: 7 },
        { size: '7' },
        { type: 'text/html' },
        { state: 'complete' },
      ]) {
        expect([change, await may(sent, begin(change))]).toEqual([change, false]);
      }
    });

    it.each<[string, DocumentData, boolean]>([
      ['0', bytes(pieceBytes), true],
      ['1', bytes(5), true],
      ['0', bytes(5), false],
      ['1', bytes(6), false],
      ['2', bytes(5), false],
      ['-5', bytes(5), false],
      ['0.5', bytes(5), false],
      ['1e-9', bytes(pieceBytes), false],
      ['01', bytes(5), false],
      ['1', { ...bytes(5), more: 'x' }, false],
      ['1', { bytes: 'text' }, false],
    ])('takes piece %s of the right length only', async (index, data, isAllowed) => {
      expect(await may(started, piece(index, data))).toBe(isAllowed);
    });

    it('is complete only with every piece', async () => {
      const complete: readonly Write[] = [
        { type: 'update', path: 'files/f', changes: { state: 'complete' } },
      ];
      const first = { ...started, 'files/f/pieces/0': bytes(pieceBytes) };
      expect(await may(first, complete)).toBe(false);
      expect(await may({ ...first, 'files/f/pieces/1': bytes(5) }, complete)).toBe(true);
    });
  });
}
