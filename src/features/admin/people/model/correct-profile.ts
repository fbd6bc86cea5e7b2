import { logCorrection, type Staff } from '@/entities/change-log';
import { correctableOfTutor, profileCorrected, tutorPath, type Tutor } from '@/entities/tutor';
import { submitOnce, type BackendPort } from '@/shared/backend';
import type { Correction } from '@/shared/correction';

export interface ProfileCorrection {
  /** The profile as the office saw it. The correction fails when the field has changed since. */
  readonly tutor: Tutor;
  readonly correction: Correction;
  readonly by: Staff;
  /** ID of the user action and of its change-log entry. */
  readonly actionId: string;
}

/**
 * Corrects one field of a profile, with what was and what is in the change log. A photo that is taken off is
 * deleted: everybody may read it. Safe to press again.
 */
export async function correctProfile(
  { documents, files }: Pick<BackendPort, 'documents' | 'files'>,
  { tutor, correction, by, actionId: id }: ProfileCorrection,
): Promise<void> {
  await submitOnce(
    { documents },
    logCorrection({
      id,
      by,
      record: tutorPath(tutor.id),
      event: profileCorrected,
      stored: tutor,
      correction,
      fields: correctableOfTutor,
    }),
  );
  if (correction.field === 'photo') await files.remove(tutor.photo);
}
