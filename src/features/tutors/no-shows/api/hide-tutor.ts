import {
  changeLogCollection,
  logTransition,
  parseChange,
  type Change,
  type Staff,
} from '@/entities/change-log';
import { hiddenUntilOf, tutorPath, type LadderStep, type Tutor } from '@/entities/tutor';
import { submitOnce, type DocumentsPort } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';

/** Maximum number of change-log entries to search, newest first. */
const newestLines = 100;

/** Change log of a profile, newest first. */
export async function tutorChanges(documents: DocumentsPort, tutorId: string): Promise<readonly Change[]> {
  const found = await documents.list({
    collection: changeLogCollection,
    where: [{ field: 'record', equals: tutorPath(tutorId) }],
    orderBy: { field: 'at', direction: 'descending' },
    limit: newestLines,
  });
  return found.map(({ id, data }) => parseChange(id, data));
}

/**
 * Restores the state from before hiding, so that a paused profile stays paused. Resolves to that state.
 * @param changeId ID of the change-log entry
 */
export async function bringBack(
  documents: DocumentsPort,
  { id }: Pick<Tutor, 'id'>,
  by: Staff,
  changeId: string,
): Promise<'active' | 'paused'> {
  const hidden = (await tutorChanges(documents, id)).find(({ event }) => event === 'tutor.hidden');
  const to = hidden?.before.state === 'paused' ? 'paused' : 'active';
  await submitOnce(
    { documents },
    logTransition({
      id: changeId,
      by,
      record: tutorPath(id),
      event: to === 'paused' ? 'tutor.reinstated' : 'tutor.shown',
      from: 'hidden',
      to,
      changes: { hiddenUntil: '' },
    }),
  );
  return to;
}

/** Applies a ladder step. Unhides a hidden profile first, so that each step has its own change-log entry. */
export async function takeStep(
  documents: DocumentsPort,
  {
    tutor,
    step,
    by,
    now,
    actionId,
  }: {
    readonly tutor: Tutor;
    readonly step: LadderStep;
    readonly by: Staff;
    readonly now: Date;
    readonly actionId: string;
  },
): Promise<void> {
  const isSuspended = step.kind === 'suspended';
  const from =
    tutor.state === 'hidden' && !isSuspended
      ? await bringBack(documents, tutor, by, deriveId(actionId, 'back'))
      : tutor.state;
  await submitOnce(
    { documents },
    logTransition({
      id: actionId,
      by,
      record: tutorPath(tutor.id),
      event: isSuspended ? 'tutor.suspended' : 'tutor.hidden',
      from,
      to: isSuspended ? 'suspended' : 'hidden',
      changes: isSuspended
        ? { hiddenUntil: '', suspension: { reason: 'no-shows', words: '' } }
        : { hiddenUntil: hiddenUntilOf(step, now) },
    }),
  );
}
