import { contactCorrected } from '@/entities/change-log/model/change';
import {
  correctableOfEnquiry,
  correctableOfSender,
  enquiryCorrected,
} from '@/entities/enquiry/model/enquiry-access';
import { followingStates } from '@/entities/offer/model/learner-part';
import { correctedStep } from '@/entities/tracking/model/tracking';
import {
  correctableOfConsent,
  correctableOfGuardian,
  correctableOfRequest,
  requestCorrected,
} from '@/entities/tuition-request/model/tuition-request-access';
import { requestAssigned } from '@/entities/tuition-request/model/assignment';
import { openRequestStates } from '@/entities/tuition-request/model/tuition-request-lifecycle';
import { correctableOfTutor, profileCorrected } from '@/entities/tutor/model/tutor-access';
import {
  applicationCorrected,
  correctableOfApplicant,
  correctableOfApplication,
  correctableOfReferees,
} from '@/entities/tutor-application/model/tutor-application-access';
import { requestSchema } from '@/entities/tuition-request/model/tuition-request';
import { applicationSchema } from '@/entities/tutor-application/model/tutor-application';
import * as v from 'valibot';
import { correctionReasons, type Correctable } from '@/shared/correction/correction';
import { limits } from '@/shared/fields';
import { list, literal } from './schema-rules';
import { shape } from './shape';

/** Lists of the fields that the office corrects in a record, or in a contact. */
const fieldsOf = (record: string, { coded, personal }: Correctable) => ({
  [`coded of ${record}`]: list(coded),
  [`personal of ${record}`]: list(personal),
});

/** Values of the template about what the office corrects. */
export const correctionFacts: Readonly<Record<string, string>> = {
  'correction reasons': list(correctionReasons),
  'request corrected': literal(requestCorrected),
  'request assigned': literal(requestAssigned),
  'open request states': list(openRequestStates),
  ...fieldsOf('request', correctableOfRequest),
  'corrected step': literal(correctedStep),
  'following states': list(followingStates),
  'profile corrected': literal(profileCorrected),
  ...fieldsOf('tutor', correctableOfTutor),
  'contact corrected': literal(contactCorrected),
  ...fieldsOf('guardian', correctableOfGuardian),
  ...fieldsOf('consent', correctableOfConsent),
  'enquiry corrected': literal(enquiryCorrected),
  ...fieldsOf('enquiry', correctableOfEnquiry),
  ...fieldsOf('sender', correctableOfSender),
  'application corrected': literal(applicationCorrected),
  ...fieldsOf('application', correctableOfApplication),
  ...fieldsOf('applicant', correctableOfApplicant),
  ...fieldsOf('referees', correctableOfReferees),
  ...shape('isWish', v.pick(requestSchema, ['wishedTutor'])),
  ...shape('isApplicationTerms', v.pick(applicationSchema, ['hours', 'rate'])),
  'short text': String(limits.shortText),
};
