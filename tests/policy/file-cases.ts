import { describe, expect, it } from 'vitest';
import { pieceBytes, type DocumentData, type Write } from '@/shared/backend';
import { tutorApplicationPath } from '../../src/entities/tutor-application';
import { newApplicationCode, sendApplication } from '../samples/applications';
import { documentsOf, type Attempt, type Documents } from './attempt';

const guest = { userId: null };
const application = newApplicationCode();
const id = '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c66';
const size = pieceBytes + 5;

const facts = {
  owner: tutorApplicationPath(application),
  name: 'note.pdf',
  type: 'application/pdf',
  size,
  sha256: 'a'.repeat(64),
  state: 'uploading',
};

const sent = documentsOf(
  sendApplication(application, [{ kind: 'ghana-card', id, name: facts.name, type: 'application/pdf', size }]),
);
const started: Documents = { ...sent, [`files/${id}`]: facts };
const piece = (index: string, data: DocumentData): readonly Write[] => [
  { type: 'create', path: `files/${id}/pieces/${index}`, data },
];
const bytes = (length: number) => ({ bytes: new Uint8Array(length) });

/** Cases of uploading a file in pieces. */
export function describeFiles(attempt: Attempt): void {
  const may = (stored: Documents, commit: readonly Write[]) => attempt(guest, stored, { commit });

  describe('a file', () => {
    it('starts with its metadata, for an existing record', async () => {
      const begin = (change: DocumentData): readonly Write[] => [
        { type: 'create', path: `files/${id}`, data: { ...facts, ...change } },
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
    ])('accepts piece %s of the right length only', async (index, data, isAllowed) => {
      expect(await may(started, piece(index, data))).toBe(isAllowed);
    });

    it('is complete only with every piece', async () => {
      const complete: readonly Write[] = [
        { type: 'update', path: `files/${id}`, changes: { state: 'complete' } },
      ];
      const first = { ...started, [`files/${id}/pieces/0`]: bytes(pieceBytes) };
      expect(await may(first, complete)).toBe(false);
      expect(await may({ ...first, [`files/${id}/pieces/1`]: bytes(5) }, complete)).toBe(true);
    });
  });
}
