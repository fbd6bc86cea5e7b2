import type { ReferenceCode } from '@/entities/reference-code';
import type { Submission } from './outbox-item';
import type { OutboxStore } from './outbox-store';

/** The same content sent again within this time, in milliseconds, is the same submission. */
const sameForMs = 600_000;

/** Tells two contents apart without keeping them: SHA-256 of what was typed and of the files' ids, in hexadecimal. */
async function fingerprintOf({ form, version, values, files }: Submission): Promise<string> {
  const ids = files ? [files.map(({ id }) => id)] : [];
  const text = JSON.stringify([form, version, values, ...ids]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Puts a submission into the outbox, where it waits from now on, and gives the code it has there. A phone that dies right
 * after Send can bring the filled form back, without the memory that it was sent: the code is then the first one's.
 */
export async function keepSubmission(
  store: Pick<OutboxStore, 'list' | 'add'>,
  code: ReferenceCode,
  submission: Submission,
  now: Date,
): Promise<ReferenceCode> {
  const fingerprint = await fingerprintOf(submission);
  const before = (await store.list()).find(
    (item) =>
      item.fingerprint === fingerprint && Math.abs(now.getTime() - Date.parse(item.addedAt)) < sameForMs,
  );
  if (before) return before.code;
  await store.add({
    code,
    ...submission,
    fingerprint,
    addedAt: now.toISOString(),
    state: 'waiting',
    tries: 0,
    problem: null,
  });
  return code;
}
