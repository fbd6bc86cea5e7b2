import { logChange, logTransition, type Staff } from '@/entities/change-log';
import { giveRole, roleEvent, rolePath, type RoleToGive } from '@/entities/person';
import { noSuspension, tutorPath } from '@/entities/tutor';
import { submitOnce, type DocumentsPort } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';

export interface RoleChange {
  readonly userId: string;
  readonly name: string;
  /** Role that the office saw when it decided. The change fails when somebody else has changed it since. */
  readonly from: RoleToGive;
  readonly to: RoleToGive;
  /** Whether this person has no role document yet. */
  readonly isFirst: boolean;
  readonly by: Staff;
  /** ID of the user action; the change-log IDs derive from it. */
  readonly actionId: string;
}

/**
 * Suspends the profile of a former tutor. Somebody who becomes a tutor again gets it back paused and opens it
 * themselves. Does nothing without a profile.
 */
async function transitionProfile(
  documents: DocumentsPort,
  { userId, from, to, by, actionId }: RoleChange,
): Promise<void> {
  if (from === to || (from !== 'tutor' && to !== 'tutor')) return;
  const record = tutorPath(userId);
  const state = (await documents.get(record))?.state;
  if (typeof state !== 'string' || (state === 'suspended') !== (to === 'tutor')) return;
  const event = to === 'tutor' ? 'tutor.reinstated' : 'tutor.suspended';
  const target = to === 'tutor' ? 'paused' : 'suspended';
  await submitOnce(
    { documents },
    logTransition({
      id: deriveId(actionId, 'profile'),
      by,
      record,
      event,
      from: state,
      to: target,
      changes: { suspension: to === 'tutor' ? noSuspension : { reason: 'role', words: '' } },
    }),
  );
}

/**
 * Grants or revokes a role together with its change-log entry. Moves the profile first, so that a partial
 * failure leaves the safe state.
 */
export async function changeRole(documents: DocumentsPort, change: RoleChange): Promise<void> {
  const { userId, name, from, to, isFirst, by, actionId: id } = change;
  await transitionProfile(documents, change);
  await submitOnce({ documents }, [
    giveRole(userId, { role: to, name, lastChange: id, isNew: isFirst }),
    logChange({
      id,
      by,
      record: rolePath(userId),
      event: roleEvent(to),
      before: { role: from },
      after: { role: to },
    }),
  ]);
}
