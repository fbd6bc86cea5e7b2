import { changePath, contactCorrected } from '@/entities/change-log';
import { kindOfCode } from '@/entities/reference-code';
import { requestCorrected, topicOfRequest, type TuitionRequest } from '@/entities/tuition-request';
import { isAdmin, type AccessContext, type DocumentData } from '@/shared/backend';

/** Events of what the office corrects in a request or in the contact beside it. */
const events: readonly unknown[] = [requestCorrected, contactCorrected];

/** How a corrected request is told to its family: which field, by the line in the change log. */
export const toldCorrection = {
  /** The field that the office corrects in this batch; null when it corrects none. */
  correctedField: async (context: AccessContext, changeId: string): Promise<string | null> => {
    if (!isAdmin(context) || kindOfCode(context.id) !== 'tuition') return null;
    const line = await context.readAfter(changePath(changeId));
    const { field } = (line?.after ?? {}) as { readonly field?: unknown };
    return events.includes(line?.event) && typeof field === 'string' ? field : null;
  },
  topicOf: (record: DocumentData) => topicOfRequest(record as unknown as TuitionRequest),
};
