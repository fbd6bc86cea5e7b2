import { concernContactSchema } from '@/entities/concern/model/concern';
import { enquiryContactSchema } from '@/entities/enquiry/model/enquiry';
import { phoneTailSchema } from '@/entities/phone-tail/model/phone-tail';
import { contactSchema } from '@/entities/tuition-request/model/tuition-request';
import {
  applicantContactSchema,
  refereesRecordSchema,
} from '@/entities/tutor-application/model/tutor-application';
import { shape } from './shape';

/** Values of the template about contacts, which are documents of their own. */
export const contactFacts: Readonly<Record<string, string>> = {
  ...shape('isGuardianContact', contactSchema),
  ...shape('isEnquiryContact', enquiryContactSchema),
  ...shape('isConcernContact', concernContactSchema),
  ...shape('isApplicantContact', applicantContactSchema),
  ...shape('isReferees', refereesRecordSchema),
  ...shape('isPhoneTail', phoneTailSchema),
};
