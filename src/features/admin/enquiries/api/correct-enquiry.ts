import { logContactCorrection, logCorrection, type Staff } from '@/entities/change-log';
import {
  correctableOfEnquiry,
  correctableOfSender,
  enquiryContactPath,
  enquiryCorrected,
  enquiryPath,
  type Enquiry,
  type EnquiryContact,
} from '@/entities/enquiry';
import { followContact, phoneTailPath } from '@/entities/phone-tail';
import { baseApi, onePress, withBackend, type Pressed } from '@/shared/api';
import { submitOnce } from '@/shared/backend';
import { withCorrection, type Correction } from '@/shared/correction';

/** An enquiry as the office saw it, with the contact once that is open. */
export interface EnquirySeen extends Enquiry {
  readonly sender?: EnquiryContact;
}

interface EnquiryCorrection extends Pressed {
  /** The correction fails when the field has changed since. */
  readonly stored: EnquirySeen;
  readonly correction: Correction;
  readonly by: Staff;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Corrects one field of an enquiry. What the office finds it by follows. */
    correctEnquiry: build.mutation<null, EnquiryCorrection>({
      queryFn: withBackend(async ({ documents }, { stored, correction, by, actionId: id }) => {
        const line = { id, by, record: enquiryPath(stored.ref), stored, correction };
        const { ref } = stored;
        const { phone = '', name } = withCorrection(stored, correction);
        const found = { phone: { phone }, name: { name } }[correction.field];
        const tail = found ? followContact(ref, found, await documents.get(phoneTailPath(ref))) : [];
        await submitOnce({ documents }, [
          ...logCorrection({ ...line, event: enquiryCorrected, fields: correctableOfEnquiry }),
          ...tail,
        ]);
        return null;
      }),
    }),
    /** Corrects one field of the sender's contact. The end of the phone follows. */
    correctSender: build.mutation<null, EnquiryCorrection>({
      queryFn: withBackend(async ({ documents }, { stored, correction, by, actionId: id }) => {
        const { ref } = stored;
        const tail = await documents.get(phoneTailPath(ref));
        const phone = withCorrection(stored, correction).sender?.phone ?? '';
        await submitOnce({ documents }, [
          ...logContactCorrection({
            id,
            by,
            record: enquiryPath(ref),
            contact: enquiryContactPath(ref),
            fieldOf: (field) => field.replace(/^sender\./, ''),
            stored,
            correction,
            fields: correctableOfSender,
          }),
          ...(correction.field === 'sender.phone' ? followContact(ref, { phone }, tail) : []),
        ]);
        return null;
      }),
    }),
  }),
});

export const useCorrectEnquiryMutation = onePress(api.useCorrectEnquiryMutation);
export const useCorrectSenderMutation = onePress(api.useCorrectSenderMutation);
