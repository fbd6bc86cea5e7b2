import type { ReferenceCode } from './reference-code';
import type { SubmittedDraft } from '@/shared/device-database';
import { sha256Of } from '@/shared/lib/digest';
import { isWaiting, type Submission, type WaitingItem } from './outbox-item';
import type { OutboxStore } from './outbox-store';

/** Deduplication window in milliseconds: the same content within it is the same submission while it waits. */
const sameForMs = 600_000;

/** SHA-256, in hexadecimal, of the values and file ids: identifies the content without storing it. */
function fingerprintOf({ form, version, values, files }: Submission): Promise<string> {
  const ids = files ? [files.map(({ id }) => id)] : [];
  return sha256Of(JSON.stringify([form, version, values, ...ids]));
}

/**
 * Adds a submission to the outbox and returns its code. A phone that dies right after Send may restore the
 * filled form; sending the same content again then returns the first code. Sent and rejected items do not
 * count as duplicates, since they may have been cancelled.
 * @param draft deleted in the same transaction in which the submission is stored
 */
export async function keepSubmission(
  store: Pick<OutboxStore, 'list' | 'add'>,
  code: ReferenceCode,
  submission: Submission,
  now: Date,
  draft: SubmittedDraft | null = null,
): Promise<ReferenceCode> {
  const fingerprint = await fingerprintOf(submission);
  const before = (await store.list())
    .filter(isWaiting)
    .find(
      (item) =>
        item.fingerprint === fingerprint && Math.abs(now.getTime() - Date.parse(item.addedAt)) < sameForMs,
    );
  const item: WaitingItem = before ?? {
    code,
    ...submission,
    fingerprint,
    addedAt: now.toISOString(),
    state: 'waiting',
    tries: 0,
    problem: null,
  };
  await store.add(item, draft);
  return item.code;
}

/** Lists a submission that the backend has already, without its content. */
export async function noteSent(
  store: Pick<OutboxStore, 'add'>,
  code: ReferenceCode,
  submission: Submission,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const fingerprint = await fingerprintOf(submission);
  await store.add({ code, fingerprint, addedAt: at, state: 'sent', sentAt: at });
}
