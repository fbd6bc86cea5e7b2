import { logChange, logMove } from '@/entities/change-log';
import { giveRole, roleEvent, rolePath, type RoleToGive } from '@/entities/person';
import { tutorPath } from '@/entities/tutor';
import { submitOnce, type DocumentsPort } from '@/shared/backend';
import { deriveId } from '@/shared/lib/action';
import type { Officer } from '@/entities/change-log';

export interface RoleChange {
  readonly userId: string;
  readonly name: string;
  /** What the office saw when it decided; a role that somebody else has changed since is left alone. */
  readonly from: RoleToGive;
  readonly to: RoleToGive;
  /** Whether this person never had a role. */
  readonly isFirst: boolean;
  readonly by: Officer;
  /** Of the press: the ids of its lines come from it. */
  readonly actionId: string;
}

/**
 * Nobody stays on the site as a tutor who is none any more; whoever becomes one again comes back paused, and opens the profile
 * themselves. Nothing for somebody without a profile.
 */
async function moveProfile(
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
    logMove({ id: deriveId(actionId, 'profile'), by, record, event, from: state, to: target }),
  );
}

/** Gives a role or takes it away; the change log goes in the same batch. The profile goes first: half done is then the safe half. */
export async function changeRole(documents: DocumentsPort, change: RoleChange): Promise<void> {
  const { userId, name, from, to, isFirst, by, actionId: id } = change;
  await moveProfile(documents, change);
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
