import type { DocumentData } from '@/shared/backend';
import type { Documents } from './attempt';

/** A note of the office about somebody. */
export const storedNote: DocumentData = {
  text: 'Ama was called.',
  userId: 'demo-admin',
  name: 'Office 1',
  at: '2026-03-09T16:12:00.000Z',
};
/** A file that somebody sent, with its only piece. */
export const storedFile = (id: string, owner: string): Documents => ({
  [`files/${id}`]: {
    owner,
    name: 'a.jpg',
    type: 'image/jpeg',
    size: 5,
    sha256: 'a'.repeat(64),
    state: 'complete',
  },
  [`files/${id}/pieces/0`]: { bytes: new Uint8Array(5) },
});
