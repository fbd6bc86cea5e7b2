import { logChange, type Staff } from '@/entities/change-log';
import { dutiesChanged, dutiesText, giveDuties, rolePath } from '@/entities/person';
import { submitOnce, type DocumentsPort, type Duty } from '@/shared/backend';

export interface DutyChange {
  readonly userId: string;
  /** Duties on the screen of the office. The change fails when somebody else has changed them since. */
  readonly from: readonly Duty[];
  readonly to: readonly Duty[];
  readonly by: Staff;
  /** ID of the user action and of the change-log entry. */
  readonly actionId: string;
}

/** Gives and revokes duties of an administrator, together with the change-log entry. */
export async function changeDuties(
  documents: DocumentsPort,
  { userId, from, to, by, actionId: id }: DutyChange,
): Promise<void> {
  await submitOnce({ documents }, [
    giveDuties(userId, to, id),
    logChange({
      id,
      by,
      record: rolePath(userId),
      event: dutiesChanged,
      before: { duties: dutiesText(from) },
      after: { duties: dutiesText(to) },
    }),
  ]);
}
