import { useTranslation } from 'react-i18next';
import { indexContact } from '@/entities/phone-tail';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import { createTuitionRequest } from '@/entities/tuition-request';
import { useFormWizard } from '@/shared/form-wizard';
import { toLanguageCode } from '@/shared/i18n';
import { createDeviceStore } from '@/shared/lib/storage';
import { readShownOffice } from '@/shared/office-facts';
import { keepLastRequest } from './last-request';
import { requestDraft } from './request-draft';
import { completeRequest, createRequestRules, emptyRequest, priorityOf } from './request-rules';
import { requestSteps } from './request-steps';
import { useTutorList } from './use-tutor-list';
import { useWish } from './use-wish';

const today = () => new Date();
const isPaused = (region: string) => readShownOffice().pausedRegions.split(' ').includes(region);
const rules = createRequestRules(today, isPaused);
const givenEachTime = { consent: false, news: false };

/** State of the request form, with the wished tutor. */
export function useRequestWizard() {
  const { i18n } = useTranslation();
  const wizard = useFormWizard({
    namespace: 'tuition',
    steps: requestSteps,
    rules,
    draft: requestDraft,
    empty: emptyRequest,
    givenEachTime,
    createCode: () => createReferenceCode('tuition'),
    send: (values, submit, isUnkept) => {
      if (!isUnkept) keepLastRequest(createDeviceStore(), values);
      const sent = completeRequest(values, today);
      const { schoolClass, prioritySubject: subject } = sent;
      return submit((ref) => [
        ...createTuitionRequest(ref, sent, toLanguageCode(i18n.language)),
        ...indexContact(ref, { phone: sent.phone, name: sent.guardianName }),
        openTracking(ref, { kind: 'tuition', schoolClass, subject }, 'submitted'),
      ]);
    },
  });
  const values = { ...wizard.values, prioritySubject: priorityOf(wizard.values) };
  const tutors = useTutorList(values.schoolClass);
  return { ...wizard, values, tutors, wish: useWish(wizard.form, wizard.draft) };
}

export type RequestWizard = ReturnType<typeof useRequestWizard>;
