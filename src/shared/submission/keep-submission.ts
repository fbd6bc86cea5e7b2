import type { ReferenceCode } from './reference-code';
import type { HandedDraft } from '@/shared/device-database';
import { sha256Of } from '@/shared/lib/digest';
import { isWaiting, type Submission, type WaitingItem } from './outbox-item';
import type { OutboxStore } from './outbox-store';

/** The same content sent again within this time, in milliseconds, is the same submission for as long as it waits. */
const sameForMs = 600_000;

/** Tells two contents apart without keeping them: SHA-256 of what was typed and of the files' ids, in hexadecimal. */
function fingerprintOf({ form, version, values, files }: Submission): Promise<string> {
  const ids = files ? [files.map(({ id }) => id)] : [];
  return sha256Of(JSON.stringify([form, version, values, ...ids]));
}

/**
 * Puts a submission into the outbox, where it waits from now on, and gives the code it has there. A phone that dies right
 * after Send can bring the filled form back, without the memory that it was sent: the code is then the first one's. What was sent or
 * refused before is no answer: it may be cancelled by now, and whoever presses Send asks anew.
 * @param draft on this device: it goes in the transaction in which the submission is kept, or neither is done
 */
export async function keepSubmission(
  store: Pick<OutboxStore, 'list' | 'add'>,
  code: ReferenceCode,
  submission: Submission,
  now: Date,
  draft: HandedDraft | null = null,
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
