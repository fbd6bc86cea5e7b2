import { useTranslation } from 'react-i18next';
import {
  consultationLifecycle,
  createConsultation,
  rememberContact,
} from '@/entities/consultancy/consultation';
import { indexContact } from '@/entities/phone-tail';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import { useDraftStore } from '@/shared/drafts';
import { useFormWizard } from '@/shared/form-wizard';
import { toLanguageCode } from '@/shared/i18n';
import { scopingDraft } from './scoping-draft';
import { completeScoping, createScopingRules, emptyScoping } from './scoping-rules';
import { scopingSteps } from './scoping-steps';

const today = () => new Date();
const rules = createScopingRules(today);
const givenEachTime = { consent: false };

/** State of the scoping form. */
export function useScopingWizard() {
  const { i18n } = useTranslation();
  const drafts = useDraftStore();
  return useFormWizard({
    namespace: 'consult',
    steps: scopingSteps,
    rules,
    draft: scopingDraft,
    empty: emptyScoping,
    givenEachTime,
    createCode: () => createReferenceCode('consultancy'),
    send: (values, submit) => {
      const sent = completeScoping(values, today);
      return submit((ref) => {
        // On a shared phone the next person must not see it.
        if (!drafts.isUnkept(scopingDraft.form)) rememberContact(ref, sent);
        return [
          ...createConsultation(ref, sent, toLanguageCode(i18n.language)),
          ...indexContact(ref, sent),
          openTracking(ref, { kind: 'consultation' }, consultationLifecycle.initial),
        ];
      });
    },
  });
}

export type ScopingWizard = ReturnType<typeof useScopingWizard>;
