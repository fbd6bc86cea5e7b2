import { logTransition, type Staff } from '@/entities/change-log';
import { noSuspension, tutorPath, type Suspension, type Tutor } from '@/entities/tutor';
import { submitOnce, type DocumentsPort } from '@/shared/backend';

export interface SuspensionChange {
  /** The profile as the office saw it. The change fails when somebody else has moved it since. */
  readonly tutor: Pick<Tutor, 'id' | 'state'>;
  /** Why it goes off the site; null puts it back, paused, for the tutor to open. */
  readonly why: Suspension | null;
  readonly by: Staff;
  /** ID of the user action and of its change-log entry. */
  readonly actionId: string;
}

/**
 * Takes a tutor off the site for a reason that the tutor reads, or puts the tutor back. The role stays, so
 * that lessons taught before can be reported; the desk then stops those that are planned.
 */
export async function changeSuspension(
  documents: DocumentsPort,
  { tutor: { id, state }, why, by, actionId }: SuspensionChange,
): Promise<void> {
  await submitOnce(
    { documents },
    logTransition({
      id: actionId,
      by,
      record: tutorPath(id),
      event: why ? 'tutor.suspended' : 'tutor.reinstated',
      from: state,
      to: why ? 'suspended' : 'paused',
      changes: { suspension: why ?? noSuspension, ...(state === 'hidden' && { hiddenUntil: '' }) },
    }),
  );
}
